import { punctuationOf, useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { memo } from 'react';
import { type ChatRoomItem, listTime } from '../../core';
import type { ChatLabels } from '../../labels';
import { useChatLabels, usePlainText } from '../../react';
import { ContactAvatar } from '../parts/contact-avatar';
import { UnseenCount } from '../parts/unseen-count';

interface RoomItemProps {
  item: ChatRoomItem;
  /** Midnight of the reader's day. */
  today: number;
  current: boolean;
  compact: boolean;
  onOpen: (room: string) => void;
}

/** Preview of the last message: its text and whether it is an own one, or the kind of its file. */
function lastOf({ text, kind, is_sender: own, members, last_sender }: ChatRoomItem, labels: ChatLabels): string {
  if (kind === 'picture') return labels.list.sentPicture(own);
  if (kind === 'file') return labels.list.sentFile(own);
  if (own) return labels.list.own(text);
  return members && last_sender ? labels.message.said(last_sender, text) : text;
}

/** A room in the list: contact, preview of the last message, time, number of unseen messages. */
export const RoomItem = memo(function RoomItem({ item, today, current, compact, onOpen }: RoomItemProps) {
  const allLabels = useChatLabels();
  const { list: labels, room: roomLabels } = allLabels;
  const plainText = usePlainText();
  const locale = useLocale();
  const { comma } = punctuationOf(locale);
  const { chatroom_uuid, contact, created_at, unseen_count: unseen } = item;
  const unread = unseen > 0;
  return (
    <li
      className={cx(
        'pdc:relative pdc:[contain-intrinsic-size:auto_76px] pdc:[content-visibility:auto]',
        "pdc:not-first:before:absolute pdc:not-first:before:top-0 pdc:not-first:before:h-px pdc:not-first:before:bg-line pdc:not-first:before:content-['']",
        compact ? 'pdc:not-first:before:inset-x-4' : 'pdc:not-first:before:end-6 pdc:not-first:before:start-21',
      )}
    >
      <button
        type="button"
        data-slot="chat-room-item"
        data-state={unread ? 'unread' : 'read'}
        aria-current={current || undefined}
        onClick={() => onOpen(chatroom_uuid)}
        className={cx(
          'pdc:grid pdc:w-full pdc:grid-cols-[auto_minmax(0,1fr)_auto] pdc:items-center pdc:gap-x-3 pdc:hover:bg-hover pdc:focus-visible:-outline-offset-2',
          compact ? 'pdc:px-4 pdc:py-3' : 'pdc:px-6 pdc:py-3.5',
          current &&
            "pdc:relative pdc:bg-surface pdc:shadow-[inset_0_1px_var(--pd-line),inset_0_-1px_var(--pd-line)] pdc:before:absolute pdc:before:inset-y-0 pdc:before:start-0 pdc:before:w-[3px] pdc:before:bg-ink pdc:before:content-['']",
        )}
      >
        <ContactAvatar contact={contact} size={compact ? 40 : 48} presence />
        <span>
          <span className={cx('pdc:block pdc:truncate', unread ? 'pdc:font-strong' : 'pdc:font-medium')}>
            {contact.name}
            {contact.online && (
              <span className="pdc:sr-only">
                {comma}
                {roomLabels.online}
              </span>
            )}
          </span>
          <span className={cx('pdc:block pdc:truncate pdc:text-13', unread ? 'pdc:text-ink' : 'pdc:text-ink-3')}>
            {lastOf({ ...item, text: plainText(item.text) }, allLabels)}
          </span>
        </span>
        <span className="pdc:grid pdc:justify-items-end pdc:gap-1 pdc:self-start pdc:pt-0.5">
          {created_at && (
            <time dateTime={created_at} className="pdc:text-12 pdc:text-ink-3 pdc:tabular-nums">
              {listTime(created_at, today, labels.yesterday, locale)}
            </time>
          )}
          <UnseenCount value={unseen} label={labels.unseen(unseen)} className="pdc:h-[18px] pdc:min-w-[18px]" />
        </span>
      </button>
    </li>
  );
});
