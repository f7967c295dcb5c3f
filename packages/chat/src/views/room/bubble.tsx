import { cx } from '@paidang/ui/recipes';
import { type ChatEntry, speakerOf } from '../../core';
import { type ChatBubbleProps, useChatComponents, useChatLabels, usePlainText } from '../../react';
import { Attachment } from './attachment';
import { MessageText } from './message-text';
import { hasPicture } from './picture-viewer';

const edges = { Vendor: 'pdc:border-s-vendor-500', Creator: 'pdc:border-s-creator-500' };

/** Content of a message: own ones on ink, those of the other side on paper with an edge in the colour of its role. */
export function Bubble({ entry, contact, compact, onOpenPicture, onJump }: ChatBubbleProps) {
  const { Attachment: AttachmentPart = Attachment } = useChatComponents();
  const { message: labels } = useChatLabels();
  const { message } = entry;
  const own = message.is_sender;
  const { role } = speakerOf(message, contact);
  const padding = compact ? 'pdc:px-3.5 pdc:py-2' : 'pdc:px-4 pdc:py-2.5';
  const words = (message.text || message.reply || message.removal) && (
    <>
      {message.reply && <Quote reply={message.reply} onJump={onJump} />}
      {message.removal ? <RemovedText message={message} /> : <MessageText message={message} />}
      {message.edited_at && !message.removal && (
        <span data-slot="chat-edited" className="pdc:ms-2 pdc:text-12 pdc:opacity-75">
          {labels.edited}
        </span>
      )}
    </>
  );
  return (
    <div
      data-slot="chat-bubble"
      data-variant={own ? 'own' : (role?.toLowerCase() ?? 'partner')}
      data-state={entry.status}
      className={cx(
        'pdc:min-w-0 pdc:transition-colors pdc:duration-fast',
        compact ? 'pdc:rounded-[calc(var(--pd-corner-dialog)-2px)] pdc:text-14' : 'pdc:rounded-dialog pdc:text-15',
        own
          ? 'pdc:rounded-ee-tight pdc:text-on-ink'
          : 'pdc:rounded-s-tight pdc:border pdc:border-s-3 pdc:border-line pdc:bg-paper',
        !own && (role ? edges[role] : 'pdc:border-s-line-strong'),
        own &&
          (entry.status === 'sent' ? 'pdc:bg-ink' : 'pdc:bg-[color-mix(in_srgb,var(--pd-ink)_80%,var(--pd-surface))]'),
        !message.file && padding,
      )}
    >
      {message.file ? (
        <>
          <AttachmentPart entry={entry} compact={compact} onOpenPicture={onOpenPicture} />
          {words && (
            // Text below a picture is as wide as the picture, so that there is no empty space next to it.
            <div className={cx(padding, hasPicture(entry) && 'pdc:w-0 pdc:min-w-full')}>{words}</div>
          )}
        </>
      ) : (
        words
      )}
    </div>
  );
}

interface QuoteProps extends Pick<ChatBubbleProps, 'onJump'> {
  reply: NonNullable<ChatEntry['message']['reply']>;
}

function Quote({ reply, onJump }: QuoteProps) {
  const { message: labels } = useChatLabels();
  const plainText = usePlainText();
  const name = reply.name || labels.you;
  return (
    <button
      type="button"
      data-slot="chat-quote"
      onClick={() => onJump(reply.message_uuid)}
      className="pdc:mt-0.5 pdc:mb-2 pdc:block pdc:w-full pdc:border-s-2 pdc:border-current pdc:ps-2.5 pdc:text-13 pdc:opacity-75 pdc:hover:opacity-100"
    >
      <span className="pdc:block pdc:font-medium">
        {name}
        <span className="pdc:sr-only">：{labels.jumpToQuoted(name)}</span>
      </span>
      <span className="pdc:line-clamp-2">{plainText(reply.text) || reply.file?.name}</span>
    </button>
  );
}

/** Explains why there is nothing to read. */
function RemovedText({ message }: Pick<ChatEntry, 'message'>) {
  const { message: labels } = useChatLabels();
  return (
    <span data-slot="chat-text" data-state="removed" className="pdc:opacity-75">
      {message.removal === 'unsent' ? labels.unsent : message.text}
    </span>
  );
}
