import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VirtualizerHandle } from 'virtua';
import type { ChatEntry, ConversationLines } from '../../core';
import { useChatStore } from '../../react';

/** Tolerance, px: with fractional sizes and zoom the scroll position can end a few pixels short of the end. */
const endSlack = 4;
/** Distance, px, at which missing messages are loaded. */
const loadMargin = 400;
/** Frames to wait until measured rows are laid out. */
const layoutTries = 30;

export interface ScrollFollow {
  /** Whether the newest message is in view. */
  atEnd: boolean;
  /** Whether the list rests at its initial position, and has been painted there. */
  isPlaced: boolean;
  /** Whether the list is on its way to its initial position, which must not be seen. */
  isHidden: boolean;
  onScroll: () => void;
  onResize: () => void;
  toEnd: () => void;
  /** Stops following, before scrolling somewhere else. */
  release: () => void;
}

/** Keeps the newest message in view while the reader is at the end, and loads older pages before they are needed. */
export function useFollow(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  room: string,
  lines: ConversationLines,
  entries: readonly ChatEntry[],
): ScrollFollow {
  const store = useChatStore();
  const [atEnd, setAtEnd] = useState(true);
  const [isPlaced, setPlaced] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const rests = useRef(false);
  const following = useRef(true);
  const offset = useRef(0);
  const placed = useRef(false);
  const { older, gap, status, firstUnread } = lines;
  const last = entries.length - 1;
  const ownNewest = entries[last]?.message.is_sender ? entries[last]?.key : null;

  const report = useCallback(
    (value: boolean) => {
      following.current = value;
      setAtEnd(value);
      store.watch(room, { atEnd: value });
    },
    [store, room],
  );

  // The last line may have changed since the previous frame.
  const newest = useRef(last);
  useLayoutEffect(() => {
    newest.current = last;
  }, [last]);

  const stick = useCallback(() => {
    if (!following.current || newest.current < 0) return;
    // If the list is first measured at its end, it never renders the rows at the top.
    if (list.current?.viewportSize === 0) scroller.current?.scrollTo(0, scroller.current.scrollHeight);
    list.current?.scrollToIndex(newest.current, { align: 'end' });
  }, [list, scroller]);

  const fetchIfNear = useCallback(() => {
    const handle = list.current;
    // Before the first layout everything is at 0.
    const near = handle !== null && handle.viewportSize > 0 && handle.scrollOffset < loadMargin;
    if (near && last >= 0 && older === 'more') store.loadOlder(room);
  }, [list, older, store, room, last]);

  const indexOfGap = gap === null ? -1 : entries.findIndex(({ key }) => key === gap);
  /** Reading on towards the gap from above fills it; reaching it from below closes it. */
  const crossGap = useCallback(
    (goesUp: boolean) => {
      const handle = list.current;
      if (!handle || indexOfGap < 0) return;
      const top = handle.getItemOffset(indexOfGap) - handle.scrollOffset;
      if (top > 0 && top < handle.viewportSize + loadMargin) store.fillGap(room);
      else if (top <= 0 && top > -loadMargin && goesUp) store.closeGap(room);
    },
    [list, indexOfGap, store, room],
  );

  // An own new message is scrolled to, wherever the reader was.
  useLayoutEffect(() => {
    if (ownNewest) report(true);
  }, [ownNewest, report]);

  useLayoutEffect(() => {
    if (status === 'ready' && last >= 0 && !placed.current) {
      placed.current = true;
      const unread = firstUnread === null ? -1 : entries.findIndex(({ key }) => key === firstUnread);
      if (unread >= 0) {
        following.current = false;
        list.current?.scrollToIndex(unread, { align: 'start', offset: -8 });
        return;
      }
    }
    stick();
  }, [stick, status, last, firstUnread, entries, list]);

  useEffect(() => {
    if (status === 'ready') fetchIfNear();
  }, [status, fetchIfNear]);

  const isAtEnd = useCallback(() => {
    const handle = list.current;
    return handle !== null && handle.scrollSize - handle.scrollOffset - handle.viewportSize <= endSlack;
  }, [list]);

  /** The frame may come before React lays out what was measured: the end is then not final yet. */
  const isBehind = useCallback(() => {
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
    return clientHeight > 0 && scrollHeight < (list.current?.scrollSize ?? 0) - 1;
  }, [list, scroller]);

  const onScroll = useCallback(() => {
    const scrollOffset = list.current?.scrollOffset ?? 0;
    const end = isAtEnd();
    // New messages lengthen the list without any scrolling by the user: only scrolling up counts as leaving the end.
    const goesUp = scrollOffset < offset.current;
    const leaves = !end && goesUp;
    offset.current = scrollOffset;
    if (end !== following.current && (end || leaves)) report(end);
    if (!end && !following.current) setAtEnd(false);
    fetchIfNear();
    crossGap(goesUp);
  }, [list, isAtEnd, report, fetchIfNear, crossGap]);

  return {
    atEnd,
    isPlaced,
    isHidden,
    onScroll,
    // Scrolling while sizes are being reported would make the browser report them in a loop.
    onResize: useCallback(() => {
      const settle = (tries: number) => {
        if (!following.current && isAtEnd()) report(true);
        stick();
        fetchIfNear();
        if (following.current && tries > 0 && isBehind()) requestAnimationFrame(() => settle(tries - 1));
        else {
          rests.current = true;
          setPlaced(true);
          setHidden(false);
        }
      };
      requestAnimationFrame(() => settle(layoutTries));
      // Rows were measured, and this frame is not painted yet. Most rooms rest at their end by now; the others are hidden
      // until they do. Not within the list's own update.
      if (!rests.current)
        queueMicrotask(() => {
          const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
          rests.current = following.current && scrollHeight - scrollTop - clientHeight <= endSlack;
          if (!rests.current) flushSync(() => setHidden(true));
        });
    }, [stick, fetchIfNear, isAtEnd, isBehind, scroller, report]),
    release: useCallback(() => report(false), [report]),
    toEnd: useCallback(() => {
      report(true);
      list.current?.scrollToIndex(last, { align: 'end' });
    }, [report, list, last]),
  };
}
