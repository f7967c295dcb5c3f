import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { memo } from 'react';
import { speakerOf, timeOf } from '../../core';
import { type ChatMessageProps, useChatComponents, useChatLabels } from '../../react';
import { Waiting } from '../parts/waiting';
import { DateDivider, UnreadDivider } from './dividers';
import { Message } from './message';
import type { MessageGrouping } from './message-grouping';

interface MessageRowProps extends MessageGrouping, Omit<ChatMessageProps, 'startsGroup' | 'endsGroup' | 'showsTime'> {
  /** Whether messages are missing before it. */
  followsGap: boolean;
  /** Whether the unread messages begin here. */
  startsUnread: boolean;
  /** Highlighted for a moment after a jump. */
  lit: boolean;
  /** Whether it is the current hit of a search. */
  found: boolean;
}

/** One article of the feed: a stop of the keyboard, with the dividers before the message. */
export const MessageRow = memo(function MessageRow({
  startsDay,
  isLast,
  followsGap,
  startsUnread,
  lit,
  found,
  ...props
}: MessageRowProps) {
  const { entry, contact, compact, active, startsGroup } = props;
  const {
    Message: MessagePart = Message,
    DateDivider: DatePart = DateDivider,
    UnreadDivider: UnreadPart = UnreadDivider,
  } = useChatComponents();
  const labels = useChatLabels();
  const locale = useLocale();
  const { message } = entry;
  const own = message.is_sender;
  const speaker = own ? labels.message.you : speakerOf(message, contact).name;
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
      {followsGap && (
        <div data-slot="chat-gap" className="pdc:grid pdc:place-items-center pdc:py-6 pdc:text-ink-3">
          <Waiting label={labels.room.loadingBetween} />
        </div>
      )}
      {startsDay && <DatePart instant={message.created_at} compact={compact} />}
      {startsUnread && <UnreadPart compact={compact} />}
      <MessagePart {...props} />
    </article>
  );
});
