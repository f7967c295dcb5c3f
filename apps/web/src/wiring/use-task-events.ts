import { channels } from '@paidang/contract/routes';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { lookAgain } from '../data/moved';
import { useTaskEcho } from './use-task-echo';

/** A burst of events is one reason to look. */
const pause = 100;

export interface TaskEventHandlers {
  /** Somebody commented, or may have while nothing could be heard. */
  onCommentsChanged?: () => void;
}

/** Follows what others do on a task while its page is open, also across a lost connection. */
export function useTaskEvents(task: string | null, { onCommentsChanged }: TaskEventHandlers = {}): void {
  const echo = useTaskEcho();
  const { mutate } = useSWRConfig();
  const tell = useRef(onCommentsChanged);
  useEffect(() => {
    tell.current = onCommentsChanged;
  }, [onCommentsChanged]);

  useEffect(() => {
    if (!echo || !task) return;
    const name = channels.task(task);
    let due: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      due ??= setTimeout(() => {
        due = undefined;
        void lookAgain(mutate, task);
      }, pause);
    };
    const refreshComments = () => {
      tell.current?.();
      refresh();
    };
    echo
      .private(name.replace(/^private-/, ''))
      .subscribed(refreshComments)
      .listen('.step-changed', refresh)
      .listen('.suggestions-changed', refresh)
      .listen('.comments-changed', refreshComments);
    return () => {
      clearTimeout(due);
      echo.leaveChannel(name);
    };
  }, [echo, task, mutate]);
}
