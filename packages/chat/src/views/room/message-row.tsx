import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { CheckCheck } from 'lucide-react';
import { memo } from 'react';
import { type ChatContact, type ChatEntry, dateTimeOf, dayTitle, timeOf } from '../../core';
import { useChatLabels } from '../../react';
import { ContactAvatar } from '../parts/contact-avatar';
import { Bubble } from './bubble';
import { MessageActions } from './message-actions';
import type { MessageGrouping } from './message-grouping';
import { PendingState } from './pending-state';

interface MessageRowProps extends MessageGrouping {
  room: string;
  entry: ChatEntry;
  contact: ChatContact;
  /** Whether the unread messages begin here. */
  startsUnread: boolean;
  /** Whether this is the last of one's own that the other side has read. */
  lastSeen: boolean;
  compact: boolean;
  /** Whether Tab stops here. */
  active: boolean;
  /** Whether it is under the pointer or has the focus. Buttons in every row would be most of the page. */
  attended: boolean;
  /** Highlighted for a moment after a jump. */
  lit: boolean;
  /** Whether it is the hit a search has come to. */
  found: boolean;
  onOpenPicture: (entry: ChatEntry) => void;
  onJump: (uuid: string) => void;
}

export const MessageRow = memo(function MessageRow({
  room,
  entry,
  contact,
  startsDay,
  startsGroup,
  endsGroup,
  showsTime,
  isLast,
  startsUnread,
  lastSeen,
  compact,
  active,
  attended,
  lit,
  found,
  onOpenPicture,
  onJump,
}: MessageRowProps) {
  const labels = useChatLabels();
  const locale = useLocale();
  const { message } = entry;
  const own = message.is_sender;
  const tone = contact.role === 'Vendor' ? 'vendor' : 'creator';
  const speaker = own ? labels.message.you : contact.name;
  return (
    <article
      aria-label={`${speaker} ${timeOf(message.created_at, locale)}`}
      tabIndex={active ? 0 : -1}
      data-slot="chat-message"
      data-key={entry.key}
      data-variant={own ? 'own' : 'partner'}
      data-state={lit ? 'lit' : 'rest'}
      data-found={found || undefined}
      className={cx(
        'pdc:group/row pdc:rounded-control pdc:outline-offset-0',
        compact ? 'pdc:mx-4' : 'pdc:mx-4 pdc:@min-[640px]:mx-[max(32px,calc((100%-880px)/2))]',
        startsGroup && !startsDay ? 'pdc:pt-4' : 'pdc:pt-1',
        isLast && (compact ? 'pdc:pb-3' : 'pdc:pb-6'),
      )}
    >
      {startsDay && <DayDivider instant={message.created_at} compact={compact} />}
      {startsUnread && <UnreadSeparator />}
      <div
        className={cx(
          'pdc:relative pdc:flex pdc:items-end pdc:gap-2',
          compact ? 'pdc:max-w-[92%]' : 'pdc:max-w-[88%] pdc:@min-[640px]:max-w-150',
          own && 'pdc:ms-auto pdc:w-fit pdc:flex-row-reverse',
        )}
      >
        {!own && !compact && (
          <span className="pdc:hidden pdc:w-8 pdc:shrink-0 pdc:@min-[640px]:block">
            {endsGroup && <ContactAvatar contact={contact} size={32} />}
          </span>
        )}
        <Bubble entry={entry} tone={tone} compact={compact} onOpenPicture={onOpenPicture} onJump={onJump} />
        {showsTime && entry.status === 'sent' && (
          <time
            dateTime={message.created_at}
            title={dateTimeOf(message.created_at, locale)}
            className="pdc:pb-0.5 pdc:text-12 pdc:whitespace-nowrap pdc:text-ink-3 pdc:tabular-nums"
          >
            {timeOf(message.created_at, locale)}
          </time>
        )}
        {attended && entry.status === 'sent' && <MessageActions room={room} entry={entry} active={active} />}
        {entry.status !== 'sent' && <PendingState room={room} entry={entry} />}
      </div>
      {entry.refusal !== null && (
        <p data-slot="chat-refusal" className="pdc:pt-1 pdc:text-end pdc:text-12 pdc:text-danger-600">
          {entry.refusal}
        </p>
      )}
      {lastSeen && (
        <p
          data-slot="chat-seen"
          className="pdc:flex pdc:items-center pdc:justify-end pdc:gap-1 pdc:pt-1 pdc:pe-0.5 pdc:text-12 pdc:text-ink-3"
        >
          <CheckCheck aria-hidden="true" size={16} strokeWidth={1.75} />
          {labels.message.seen}
        </p>
      )}
    </article>
  );
});

function DayDivider({ instant, compact }: { instant: string; compact: boolean }) {
  return (
    <div
      data-slot="chat-day"
      className={cx(
        'pdc:flex pdc:items-center pdc:gap-4 pdc:text-12 pdc:text-ink-3 pdc:tabular-nums',
        compact
          ? 'pdc:justify-center pdc:py-3'
          : "pdc:pt-6 pdc:pb-4 pdc:before:h-px pdc:before:flex-1 pdc:before:bg-line pdc:before:content-[''] pdc:after:h-px pdc:after:flex-1 pdc:after:bg-line pdc:after:content-['']",
      )}
    >
      {dayTitle(instant, useLocale())}
    </div>
  );
}

function UnreadSeparator() {
  const { room } = useChatLabels();
  return (
    <div
      data-slot="chat-unread"
      className="pdc:flex pdc:items-center pdc:gap-3 pdc:py-3 pdc:text-12 pdc:font-medium pdc:text-danger-600 pdc:before:h-px pdc:before:flex-1 pdc:before:bg-danger-600 pdc:before:content-[''] pdc:after:h-px pdc:after:flex-1 pdc:after:bg-danger-600 pdc:after:content-['']"
    >
      {room.unread}
    </div>
  );
}
