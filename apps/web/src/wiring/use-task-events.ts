import { channels, type EventPayloads, echoChannel, echoEvent, events } from '@paidang/contract/routes';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { useEffect, useRef } from 'react';
import { fetchTaskChanges } from '../data/projects';
import { useTaskCache } from '../data/task-cache';
import { useTaskEcho } from './use-task-echo';

/** A burst of events is one reason to look. */
const pause = 100;

export interface TaskEventOptions {
  /** Of the task, as it was when the page read of it first: what is still the same is not read again. @default it is */
  changes?: number | undefined;
  /** Somebody commented on a board, or may have on any while nothing could be heard. */
  onCommentsChanged?: (board?: FunctionCode) => void;
}

/** Follows what others do on a task while its page is open, also across a lost connection. */
export function useTaskEvents(task: string | null, { changes, onCommentsChanged }: TaskEventOptions = {}): void {
  const echo = useTaskEcho();
  const { revalidate } = useTaskCache();
  // The first: comments may be as old as that, however new the sheet has become meanwhile.
  const read = useRef<{ task: string | null; changes: number | undefined }>({ task, changes });
  useEffect(() => {
    if (read.current.task !== task || read.current.changes === undefined) read.current = { task, changes };
  }, [task, changes]);
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
    let isHere = true;
    /** What happened before one could hear of it. */
    const catchUp = async () => {
      const known = read.current.changes;
      const isSame = known !== undefined && (await fetchTaskChanges(task)) === known;
      if (isHere && !isSame) refreshComments();
    };
    echo
      .private(echoChannel(name))
      .subscribed(() => void catchUp())
      .listen(echoEvent(events.stepChanged), refresh)
      .listen(echoEvent(events.suggestionsChanged), refresh)
      .listen(echoEvent(events.claimAnswersChanged), refresh)
      .listen(echoEvent(events.traceChanged), refresh)
      .listen(echoEvent(events.commentsChanged), ({ board }: EventPayloads['comments-changed']) =>
        refreshComments(board),
      );
    return () => {
      isHere = false;
      clearTimeout(due);
      echo.leaveChannel(name);
    };
  }, [echo, task, revalidate]);
}
