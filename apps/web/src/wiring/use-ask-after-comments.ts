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

/** Asks about LINE after comments that no step follows: when the writer leaves the page or has been idle for a while. */
export function useAskAfterComments(): void {
  const run = useCommentRun((state) => state.run);
  useEffect(() => {
    if (!run?.status) return;
    let timer = setTimeout(askNow, limits.messaging.commentRest);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(askNow, limits.messaging.commentRest);
    };
    window.addEventListener('keydown', restart);
    window.addEventListener('pointerdown', restart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', restart);
      window.removeEventListener('pointerdown', restart);
    };
  }, [run]);
  useEffect(() => askNow, []);
}
