import { channels, type EventPayloads } from '@paidang/contract/calls';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isOutlineKey } from '../data/outlines';
import { isProjectKey } from '../data/projects';
import { useLive } from '../stores/live';

export interface TaskEventHandlers {
  onCommentsChanged?: (event: EventPayloads['comments-changed']) => void;
}

/** Follows what others do on a task while its page is open. */
export function useTaskEvents(task: string | null, { onCommentsChanged }: TaskEventHandlers = {}): void {
  const echo = useLive((state) => state.echo);
  const { mutate } = useSWRConfig();
  const tell = useRef(onCommentsChanged);
  useEffect(() => {
    tell.current = onCommentsChanged;
  }, [onCommentsChanged]);

  useEffect(() => {
    if (!echo || !task) return;
    const name = channels.task(task);
    const refresh = () => {
      void mutate(isProjectKey);
      void mutate((key) => isOutlineKey(key, task));
    };
    echo
      .private(name.replace(/^private-/, ''))
      .listen('.step-changed', refresh)
      .listen('.comments-changed', (event: EventPayloads['comments-changed']) => {
        tell.current?.(event);
        refresh();
      });
    return () => echo.leaveChannel(name);
  }, [echo, task, mutate]);
}
