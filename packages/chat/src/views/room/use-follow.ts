import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ChatEntry, ConversationLines } from '../../core';
import { useChatStore } from '../../react';

/** Fractional sizes and zoom leave up to a few pixels between the end and the end. */
const endSlack = 4;
/** How close to messages that are missing one comes before they are loaded. */
const loadMargin = 400;
/** Frames to wait for what was measured to be laid out. */
const layoutTries = 30;

export interface ScrollFollow {
  /** Whether the newest message is in view. */
  atEnd: boolean;
  /** Whether the list stands where it is first read: measured, and scrolled to its place. */
  isPlaced: boolean;
  onScroll: () => void;
  onResize: () => void;
  toEnd: () => void;
  /** Stops following, before scrolling somewhere else. */
  release: () => void;
}

/** Keeps the newest message in view while its reader is there, and fetches older pages before they are needed. */
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

  // What a frame ago was the last line may not be it any more.
  const newest = useRef(last);
  useLayoutEffect(() => {
    newest.current = last;
  }, [last]);

  const stick = useCallback(() => {
    if (!following.current || newest.current < 0) return;
    // Being at the end already when the list is measured first, it never makes the rows at the top.
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
  /** Who reads on towards the gap from above has it filled; who comes up to it from below has it closed. */
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

  // Whatever one sends is shown, wherever one was reading.
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

  /** A frame may come before React lays out what was measured: then the end is not there yet. */
  const isBehind = useCallback(() => {
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
    return clientHeight > 0 && scrollHeight < (list.current?.scrollSize ?? 0) - 1;
  }, [list, scroller]);

  const onScroll = useCallback(() => {
    const scrollOffset = list.current?.scrollOffset ?? 0;
    const end = isAtEnd();
    // New messages make the list longer without anybody having scrolled: only upwards counts as leaving.
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
    onScroll,
    // Scrolling while sizes are being reported would make the browser report them in a loop.
    onResize: useCallback(() => {
      const settle = (tries: number) => {
        if (!following.current && isAtEnd()) report(true);
        stick();
        fetchIfNear();
        if (following.current && tries > 0 && isBehind()) requestAnimationFrame(() => settle(tries - 1));
        else setPlaced(true);
      };
      requestAnimationFrame(() => settle(layoutTries));
    }, [stick, fetchIfNear, isAtEnd, isBehind, report]),
    release: useCallback(() => report(false), [report]),
    toEnd: useCallback(() => {
      report(true);
      list.current?.scrollToIndex(last, { align: 'end' });
    }, [report, list, last]),
  };
}
