import { CheckCheck } from 'lucide-react';
import { memo } from 'react';
import { type ChatContact, type ChatEntry, dateTimeOf, dayTitle, timeOf } from '../core';
import { useChatLabels } from '../react';
import { Bubble } from './bubble';
import { classes } from './classes';
import { ContactAvatar } from './contact-avatar';
import { MessageActions } from './message-actions';
import { PendingState } from './pending-state';

export interface MessageRowProps {
  room: string;
  entry: ChatEntry;
  contact: ChatContact;
  /** Whether the day changes here. */
  startsDay: boolean;
  /** Whether somebody begins to speak here. */
  startsGroup: boolean;
  /** Whether they end here: the avatar is shown once a group. */
  endsGroup: boolean;
  /** Whether the time is shown: once a minute. */
  showsTime: boolean;
  /** Whether it is the newest of all. */
  isLast: boolean;
  /** Whether the unread messages begin here. */
  startsUnread: boolean;
  /** Whether this is the last of one's own that the other side has read. */
  lastSeen: boolean;
  compact: boolean;
  /** Whether Tab stops here. */
  active: boolean;
  /** Lit for a moment after a jump. */
  lit: boolean;
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
  lit,
  onOpenPicture,
  onJump,
}: MessageRowProps) {
  const labels = useChatLabels();
  const { message } = entry;
  const own = message.is_sender;
  const tone = contact.role === 'Vendor' ? 'vendor' : 'creator';
  const speaker = own ? labels.message.you : contact.name;
  return (
    <article
      aria-label={`${speaker} ${timeOf(message.created_at)}`}
      tabIndex={active ? 0 : -1}
      data-slot="chat-message"
      data-key={entry.key}
      data-variant={own ? 'own' : 'partner'}
      data-state={lit ? 'lit' : 'rest'}
      className={classes(
        'pd:group/row pd:rounded-control pd:outline-offset-0',
        compact ? 'pd:mx-4' : 'pd:mx-4 pd:@min-[640px]:mx-[max(32px,calc((100%-880px)/2))]',
        startsGroup && !startsDay ? 'pd:pt-4' : 'pd:pt-1',
        isLast && (compact ? 'pd:pb-3' : 'pd:pb-6'),
      )}
    >
      {startsDay && <DayDivider instant={message.created_at} compact={compact} />}
      {startsUnread && <UnreadSeparator />}
      <div
        className={classes(
          'pd:relative pd:flex pd:items-end pd:gap-2',
          compact ? 'pd:max-w-[92%]' : 'pd:max-w-[88%] pd:@min-[640px]:max-w-150',
          own && 'pd:ml-auto pd:w-fit pd:flex-row-reverse',
        )}
      >
        {!own && !compact && (
          <span className="pd:hidden pd:w-8 pd:shrink-0 pd:@min-[640px]:block">
            {endsGroup && <ContactAvatar contact={contact} size={32} />}
          </span>
        )}
        <Bubble entry={entry} tone={tone} compact={compact} onOpenPicture={onOpenPicture} onJump={onJump} />
        {showsTime && entry.status === 'sent' && (
          <time
            dateTime={message.created_at}
            title={dateTimeOf(message.created_at)}
            className="pd:pb-0.5 pd:text-12 pd:whitespace-nowrap pd:text-ink-3 pd:tabular-nums"
          >
            {timeOf(message.created_at)}
          </time>
        )}
        {entry.status === 'sent' && <MessageActions room={room} entry={entry} active={active} />}
        {entry.status !== 'sent' && <PendingState room={room} entry={entry} />}
      </div>
      {lastSeen && (
        <p
          data-slot="chat-seen"
          className="pd:flex pd:items-center pd:justify-end pd:gap-1 pd:pt-1 pd:pr-0.5 pd:text-12 pd:text-ink-3"
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
      className={classes(
        'pd:flex pd:items-center pd:gap-4 pd:text-12 pd:text-ink-3 pd:tabular-nums',
        compact
          ? 'pd:justify-center pd:py-3'
          : "pd:pt-6 pd:pb-4 pd:before:h-px pd:before:flex-1 pd:before:bg-line pd:before:content-[''] pd:after:h-px pd:after:flex-1 pd:after:bg-line pd:after:content-['']",
      )}
    >
      {dayTitle(instant)}
    </div>
  );
}

function UnreadSeparator() {
  const { room } = useChatLabels();
  return (
    <div
      data-slot="chat-unread"
      className="pd:flex pd:items-center pd:gap-3 pd:py-3 pd:text-12 pd:font-medium pd:text-danger-600 pd:before:h-px pd:before:flex-1 pd:before:bg-danger-600 pd:before:content-[''] pd:after:h-px pd:after:flex-1 pd:after:bg-danger-600 pd:after:content-['']"
    >
      {room.unread}
    </div>
  );
}
