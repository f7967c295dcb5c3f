import { channels, type EventPayloads, echoChannel, echoEvent, events } from '@paidang/contract/routes';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { useEffect, useRef } from 'react';
import { fetchTaskChanges } from '../data/projects';
import { useTaskCache } from '../data/task-cache';
import { useGuide } from '../stores/guide';
import { useLive } from '../stores/live';

/** The connection for events of tasks; `null` in the guide, whose tasks nobody else works on. */
export function useTaskEcho() {
  const echo = useLive((state) => state.echo);
  const isGuide = useGuide((state) => state.isOn);
  return isGuide ? null : echo;
}

/** A burst of events causes a single refresh, ms. */
const burstDelay = 100;

export interface TaskEventOptions {
  /** Change count of the task when the page first loaded it; while it is unchanged nothing is reloaded. @default reloads */
  changes?: number | undefined;
  /** Called when someone commented on a board; without a board after a gap, when comments on any may have been missed. */
  onCommentsChanged?: (board?: FunctionCode) => void;
}

/** Follows changes by others to a task while its page is open, including those missed during a lost connection. */
export function useTaskEvents(task: string | null, { changes, onCommentsChanged }: TaskEventOptions = {}): void {
  const echo = useTaskEcho();
  const { revalidate } = useTaskCache();
  // Keep the first count: comments may be that old, even if the sheet has been reloaded since.
  const read = useRef<{ task: string | null; changes: number | undefined }>({ task, changes });
  useEffect(() => {
    if (read.current.task !== task || read.current.changes === undefined) read.current = { task, changes };
  }, [task, changes]);
  const notify = useRef(onCommentsChanged);
  useEffect(() => {
    notify.current = onCommentsChanged;
  }, [onCommentsChanged]);

  useEffect(() => {
    if (!echo || !task) return;
    const name = channels.task(task);
    let due: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      due ??= setTimeout(() => {
        due = undefined;
        void revalidate(task);
      }, burstDelay);
    };
    const refreshComments = (board?: FunctionCode) => {
      notify.current?.(board);
      refresh();
    };
    let isMounted = true;
    /** Catches up with changes from before the subscription. */
    const catchUp = async () => {
      const known = read.current.changes;
      const isSame = known !== undefined && (await fetchTaskChanges(task)) === known;
      if (isMounted && !isSame) refreshComments();
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
      isMounted = false;
      clearTimeout(due);
      echo.leaveChannel(name);
    };
  }, [echo, task, revalidate]);
}
