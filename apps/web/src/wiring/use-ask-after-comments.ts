import { limits } from '@paidang/contract/limits';
import { useEffect } from 'react';
import { askAboutGroup } from '../data/messaging';
import { useCommentRun } from '../stores/comment-run';

function askNow(): void {
  const { run, end } = useCommentRun.getState();
  if (!run?.status) return;
  end(run.askUUID);
  void askAboutGroup(run.status, run.askUUID);
}

/** Asks about comments that no step follows: when their writer leaves the page, or has rested for a while. */
export function useAskAfterComments(): void {
  const run = useCommentRun((state) => state.run);
  useEffect(() => {
    if (!run?.status) return;
    let timer = setTimeout(askNow, limits.messaging.commentRest);
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(askNow, limits.messaging.commentRest);
    };
    window.addEventListener('keydown', begin);
    window.addEventListener('pointerdown', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', begin);
      window.removeEventListener('pointerdown', begin);
    };
  }, [run]);
  useEffect(() => askNow, []);
}
