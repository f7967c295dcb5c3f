import { useCommentBoard, useCommentBoardState } from '@paidang/comment-board/document';
import { filmRangeOf, filmTimeOf, secondsOf } from '@paidang/contract/rules';
import type { Stretch } from '@paidang/film';
import { useMemo } from 'react';
import { useVideoDesk } from '../video-context';

/** Range of the film the next comment refers to, and marking it: one end at the current time, or both. */
export function useDraftStretch() {
  const { clock } = useVideoDesk();
  const board = useCommentBoard();
  const from = useCommentBoardState((state) => state.drafts.new?.time ?? null);
  const until = useCommentBoardState((state) => state.drafts.new?.timeEnd ?? null);
  const stretch = useMemo(
    (): Stretch | null => (from && until ? { from: secondsOf(from), until: secondsOf(until) } : null),
    [from, until],
  );

  const markStretch = (one: number, other: number) => {
    const { time, end } = filmRangeOf(one, other, clock.rate());
    board.setTime(time, end);
  };
  const markEnd = (end: 'from' | 'until') => {
    const now = clock.now();
    if (end === 'until' && from) markStretch(secondsOf(from), now);
    else board.setTime(filmTimeOf(now, clock.rate()), null);
  };
  return { stretch, markStretch, markEnd };
}
