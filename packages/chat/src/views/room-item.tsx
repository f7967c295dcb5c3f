import { memo } from 'react';
import { type ChatRoomItem, listTime } from '../core';
import { useChatLabels, useChatStore } from '../react';
import { classes } from './classes';
import { ContactAvatar } from './contact-avatar';
import { UnseenCount } from './unseen-count';

interface RoomItemProps {
  item: ChatRoomItem;
  current: boolean;
  compact: boolean;
  onOpen: (room: string) => void;
}

/** A room in the list: whom with, the last words, when, how many unseen. */
export const RoomItem = memo(function RoomItem({ item, current, compact, onOpen }: RoomItemProps) {
  const { list: labels, room: roomLabels } = useChatLabels();
  const store = useChatStore();
  const { chatroom_uuid, contact, created_at, text, unseen_count: unseen } = item;
  const unread = unseen > 0;
  return (
    <li
      className={classes(
        'pd:relative pd:[contain-intrinsic-size:auto_76px] pd:[content-visibility:auto]',
        "pd:not-first:before:absolute pd:not-first:before:top-0 pd:not-first:before:h-px pd:not-first:before:bg-line pd:not-first:before:content-['']",
        compact ? 'pd:not-first:before:inset-x-4' : 'pd:not-first:before:right-6 pd:not-first:before:left-21',
      )}
    >
      <button
        type="button"
        data-slot="chat-room-item"
        data-state={unread ? 'unread' : 'read'}
        aria-current={current || undefined}
        onClick={() => onOpen(chatroom_uuid)}
        className={classes(
          'pd:grid pd:w-full pd:grid-cols-[auto_minmax(0,1fr)_auto] pd:items-center pd:gap-x-3 pd:hover:bg-hover pd:focus-visible:-outline-offset-2',
          compact ? 'pd:px-4 pd:py-3' : 'pd:px-6 pd:py-3.5',
          current &&
            "pd:relative pd:bg-surface pd:shadow-[inset_0_1px_var(--pd-line),inset_0_-1px_var(--pd-line)] pd:before:absolute pd:before:inset-y-0 pd:before:left-0 pd:before:w-[3px] pd:before:bg-ink pd:before:content-['']",
        )}
      >
        <ContactAvatar contact={contact} size={compact ? 40 : 48} presence />
        <span>
          <span className={classes('pd:block pd:truncate', unread ? 'pd:font-strong' : 'pd:font-medium')}>
            {contact.name}
            {contact.online && <span className="pd:sr-only">，{roomLabels.online}</span>}
          </span>
          <span className={classes('pd:block pd:truncate pd:text-13', unread ? 'pd:text-ink' : 'pd:text-ink-3')}>
            {text}
          </span>
        </span>
        <span className="pd:grid pd:justify-items-end pd:gap-1 pd:self-start pd:pt-0.5">
          {created_at && (
            <time dateTime={created_at} className="pd:text-12 pd:text-ink-3 pd:tabular-nums">
              {listTime(created_at, store.now(), labels.yesterday)}
            </time>
          )}
          <UnseenCount value={unseen} label={labels.unseen(unseen)} className="pd:h-[18px] pd:min-w-[18px]" />
        </span>
      </button>
    </li>
  );
});
