import { channels, type EventPayloads, echoChannel, echoEvent, events } from '@paidang/contract/routes';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { useEffect, useRef } from 'react';
import { useTaskCache } from '../data/task-cache';
import { useTaskEcho } from './use-task-echo';

/** A burst of events is one reason to look. */
const pause = 100;

export interface TaskEventHandlers {
  /** Somebody commented on a board, or may have on any while nothing could be heard. */
  onCommentsChanged?: (board?: FunctionCode) => void;
}

/** Follows what others do on a task while its page is open, also across a lost connection. */
export function useTaskEvents(task: string | null, { onCommentsChanged }: TaskEventHandlers = {}): void {
  const echo = useTaskEcho();
  const { revalidate } = useTaskCache();
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
        void revalidate(task);
      }, pause);
    };
    const refreshComments = (board?: FunctionCode) => {
      tell.current?.(board);
      refresh();
    };
    echo
      .private(echoChannel(name))
      .subscribed(() => refreshComments())
      .listen(echoEvent(events.stepChanged), refresh)
      .listen(echoEvent(events.suggestionsChanged), refresh)
      .listen(echoEvent(events.claimAnswersChanged), refresh)
      .listen(echoEvent(events.traceChanged), refresh)
      .listen(echoEvent(events.commentsChanged), ({ board }: EventPayloads['comments-changed']) =>
        refreshComments(board),
      );
    return () => {
      clearTimeout(due);
      echo.leaveChannel(name);
    };
  }, [echo, task, revalidate]);
}
