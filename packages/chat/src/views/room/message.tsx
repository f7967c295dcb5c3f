import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { CheckCheck } from 'lucide-react';
import { dateTimeOf, timeOf } from '../../core';
import { type ChatMessageProps, useChatComponents, useChatLabels, useChatStore } from '../../react';
import { ContactAvatar } from '../parts/contact-avatar';
import { Bubble } from './bubble';
import { MessageActions } from './message-actions';
import { MessageEdit } from './message-edit';
import { PendingState } from './pending-state';
import { Reactions } from './reactions';

/** A message: its bubble, with avatar, time, state and buttons next to it. */
export function Message({
  room,
  entry,
  contact,
  compact,
  startsGroup,
  endsGroup,
  showsTime,
  lastSeen,
  editing,
  attended,
  active,
  onOpenPicture,
  onJump,
}: ChatMessageProps) {
  const labels = useChatLabels();
  const locale = useLocale();
  const { edit } = useChatStore().changes;
  const { Bubble: BubblePart = Bubble } = useChatComponents();
  const { message } = entry;
  const own = message.is_sender;
  const { sender } = message;
  const speaker = sender ? { ...sender, avatar: sender.avatar ?? null, online: false } : contact;
  const hasAvatar = !own && !compact;
  if (editing && edit) {
    return (
      <div className="pdc:flex pdc:justify-end">
        <MessageEdit room={room} entry={entry} edit={edit} />
      </div>
    );
  }
  return (
    <>
      {sender && !own && startsGroup && (
        // The article is named after its sender.
        <p
          aria-hidden="true"
          data-slot="chat-sender"
          className={cx('pdc:pb-1 pdc:text-12 pdc:font-medium pdc:text-ink-2', hasAvatar && 'pdc:@min-[640px]:ps-10')}
        >
          {sender.name}
        </p>
      )}
      <div
        className={cx(
          'pdc:relative pdc:flex pdc:items-end pdc:gap-2',
          compact ? 'pdc:max-w-[92%]' : 'pdc:max-w-[88%] pdc:@min-[640px]:max-w-150',
          own && 'pdc:ms-auto pdc:w-fit pdc:flex-row-reverse',
          hasAvatar && !endsGroup && 'pdc:@min-[640px]:ps-10',
        )}
      >
        {hasAvatar && endsGroup && (
          <span className="pdc:hidden pdc:w-8 pdc:shrink-0 pdc:@min-[640px]:block">
            <ContactAvatar contact={speaker} size={32} />
          </span>
        )}
        <BubblePart
          room={room}
          entry={entry}
          contact={contact}
          compact={compact}
          onOpenPicture={onOpenPicture}
          onJump={onJump}
        />
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
      {message.reactions?.length ? <Reactions room={room} entry={entry} active={active} /> : null}
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
    </>
  );
}
