import { cx } from '@paidang/ui/recipes';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import type { ChatContact, ChatEntry, ConversationLines } from '../../core';
import { useChatLabels, useRoomSearch } from '../../react';
import { Waiting } from '../parts/waiting';
import { SearchQueryContext } from '../search/marked';
import { groupingOf } from './message-grouping';
import { MessageRow } from './message-row';
import { PictureViewer } from './picture-viewer';
import { useFollow } from './use-follow';
import { useJump } from './use-jump';
import { useRovingRows } from './use-roving-rows';
import { useSteps } from './use-steps';
import { useUnreadAbove } from './use-unread-above';

interface MessageListProps {
  room: string;
  /** Message to go to. */
  message: string | null;
  contact: ChatContact;
  lines: ConversationLines;
  compact: boolean;
}

/** The messages of a room. Only those near the viewport are in the page. */
export function MessageList({ room, message, contact, lines, compact }: MessageListProps) {
  const labels = useChatLabels();
  const list = useRef<VirtualizerHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const { older, gap, below, editing, firstUnread, lastSeen } = lines;
  const { entries, shift } = useSteps(lines);
  const follow = useFollow(list, scroller, room, lines, entries);
  const { lit, jump, jumpToUnread } = useJump(list, room, follow.release);
  const search = useRoomSearch(room);
  const reached = search?.reached ?? null;
  const unread = useUnreadAbove(list, lines, entries);
  const roving = useRovingRows(list, root, entries);
  const openPicture = useCallback((entry: ChatEntry) => setPicture(entry.key), []);
  const onJump = useCallback((uuid: string) => void jump(uuid), [jump]);
  useEffect(() => {
    if (reached) void jump(reached.uuid);
  }, [reached, jump]);
  useEffect(() => {
    if (message !== null) void jump(message);
  }, [message, jump]);
  const onScroll = () => {
    follow.onScroll();
    unread.onScroll();
  };
  const edited = editing === null ? -1 : entries.findIndex(({ message }) => message.message_uuid === editing);
  // Text being edited in a row must not be lost with it.
  const kept = useMemo(() => (edited < 0 ? [roving.active] : [roving.active, edited]), [roving.active, edited]);

  return (
    <div ref={root} className="pdc:relative pdc:min-h-0 pdc:flex-1" {...roving.handlers}>
      {/* In a column with a growing spacer, few messages rest at the bottom. */}
      <div
        ref={scroller}
        role="feed"
        aria-label={labels.room.messages(contact.name)}
        aria-busy={!follow.isPlaced || older === 'loading'}
        data-slot="chat-messages"
        className={cx(
          'pdc:flex pdc:h-full pdc:flex-col pdc:overflow-y-auto pdc:overscroll-contain pdc:[overflow-anchor:none] pdc:[scrollbar-width:thin]',
          // Rows of estimated heights would be visible moving.
          follow.isHidden && 'pdc:invisible',
        )}
      >
        <div className="pdc:grow" />
        <SearchQueryContext.Provider value={search?.words ?? ''}>
          <Virtualizer
            ref={list}
            scrollRef={scroller}
            data={entries}
            itemSize={compact ? 44 : 54}
            // Only what is in view until it has been painted.
            bufferSize={follow.isPlaced ? undefined : 0}
            item={Row}
            shift={shift}
            keepMounted={kept}
            onScroll={onScroll}
            onResize={follow.onResize}
          >
            {
              /* A new function each time: the log grows in place, and this is what makes the list look at it again. */
              (entry, index) => (
                <MessageRow
                  key={entry.key}
                  room={room}
                  entry={entry}
                  contact={contact}
                  compact={compact}
                  {...groupingOf(entries, index)}
                  followsGap={entry.key === gap}
                  startsUnread={entry.key === firstUnread}
                  lastSeen={entry.key === lastSeen}
                  editing={index === edited}
                  active={index === roving.active}
                  attended={roving.isAttended(entry.key)}
                  lit={entry.key === lit}
                  found={entry.message.message_uuid === reached?.uuid}
                  onOpenPicture={openPicture}
                  onJump={onJump}
                />
              )
            }
          </Virtualizer>
        </SearchQueryContext.Provider>
      </div>
      {older === 'loading' && (
        <div className="pdc:absolute pdc:inset-x-0 pdc:top-2 pdc:grid pdc:place-items-center pdc:text-ink-3">
          <Waiting label={labels.room.loadingOlder} />
        </div>
      )}
      {unread.isAbove && (
        <JumpButton
          data-slot="chat-to-unread"
          onClick={() => void jumpToUnread()}
          className="pdc:top-3 pdc:text-danger-600"
        >
          <ArrowUp aria-hidden="true" size={16} strokeWidth={1.75} />
          {labels.room.toUnread}
        </JumpButton>
      )}
      {!follow.atEnd && (
        <JumpButton
          data-slot="chat-to-newest"
          onClick={follow.toEnd}
          className={cx('pdc:bottom-3', below > 0 ? 'pdc:text-danger-600' : 'pdc:text-ink-2')}
        >
          <ArrowDown aria-hidden="true" size={16} strokeWidth={1.75} />
          {below > 0 ? labels.room.newBelow(below) : labels.room.toNewest}
        </JumpButton>
      )}
      {picture !== null && <PictureViewer entries={entries} shown={picture} onShow={setPicture} />}
    </div>
  );
}

/**
 * Place of a message in the list. Until it is measured, the list hides it by `visibility`, which is inherited: all its elements
 * would be styled twice.
 */
const Row = forwardRef<HTMLDivElement, CustomItemComponentProps>(function Row({ style, children }, ref) {
  return (
    <div ref={ref} style={style.visibility ? { ...style, visibility: undefined, opacity: 0 } : style}>
      {children}
    </div>
  );
});

/** A pill over the messages that leads to the unread or the newest one. */
function JumpButton({ className, ...props }: ComponentPropsWithoutRef<'button'>) {
  return (
    <button
      type="button"
      className={cx(
        'pdc:absolute pdc:end-4 pdc:flex pdc:h-9 pdc:items-center pdc:gap-1.5 pdc:rounded-pill pdc:border pdc:border-line pdc:bg-raised pdc:px-3 pdc:text-13 pdc:font-medium pdc:shadow-2 pdc:hover:text-ink pdc:pointer-coarse:h-11',
        className,
      )}
      {...props}
    />
  );
}
