import { filmRangeOf } from '@paidang/contract/rules';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CommentClock } from '../core';
import { useCommentBoard } from './board-context';

/** A press longer than this is a hold rather than a tap, ms. */
const tapLength = 300;

interface Hold {
  pointer: number;
  /** Position of the film, in seconds. */
  from: number;
  since: number;
  wasPlaying: boolean;
}

/**
 * Handlers of a button that plays the film while it is held and marks the range played. A tap or a key calls `onTap`.
 */
export function useHoldToMark(clock: CommentClock, rate: number | null, onTap: () => void) {
  const board = useCommentBoard();
  const hold = useRef<Hold | null>(null);
  const ended = useRef(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!held) return;
    const mark = () => {
      if (!hold.current) return;
      const { time, end } = filmRangeOf(hold.current.from, clock.now(), rate);
      board.setTime(time, end);
    };
    mark();
    return clock.subscribe(mark);
  }, [board, clock, rate, held]);

  const end = (event: PointerEvent, isTap: boolean) => {
    const { pointer, from, wasPlaying } = hold.current ?? {};
    if (from === undefined || pointer !== event.pointerId) return;
    hold.current = null;
    setHeld(false);
    if (isTap) {
      if (wasPlaying) return;
      clock.pause?.();
      return clock.goTo(from);
    }
    ended.current = true;
    clock.pause?.();
    const stretch = filmRangeOf(from, clock.now(), rate);
    board.setTime(stretch.time, stretch.end);
  };

  return {
    held,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || hold.current || !clock.play) return;
        ended.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
        const wasPlaying = clock.isPlaying?.() ?? false;
        hold.current = { pointer: event.pointerId, from: clock.now(), since: event.timeStamp, wasPlaying };
        clock.play();
        setTimeout(() => setHeld(hold.current !== null), tapLength);
      },
      onPointerUp: (event: PointerEvent) => end(event, event.timeStamp - (hold.current?.since ?? 0) < tapLength),
      onPointerCancel: (event: PointerEvent) => end(event, false),
      // Keeps the focus in the field, so that a phone does not close its keyboard.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        if (!ended.current) onTap();
        ended.current = false;
      },
    },
  };
}
