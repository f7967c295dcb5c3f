import type { ChatEntry } from '../core';
import { useChatLabels } from '../react';
import { classes } from './classes';
import { FileCard } from './file-card';
import { MessageText } from './message-text';
import { Picture } from './picture';
import { hasPicture } from './picture-viewer';

interface BubbleProps {
  entry: ChatEntry;
  tone: 'vendor' | 'creator';
  compact: boolean;
  onOpenPicture: (entry: ChatEntry) => void;
  onJump: (uuid: string) => void;
}

const edges = { vendor: 'pd:border-l-vendor-500', creator: 'pd:border-l-creator-500' };

/** What was said: one's own on ink, the other side's on paper with the edge of its role. */
export function Bubble({ entry, tone, compact, onOpenPicture, onJump }: BubbleProps) {
  const { message } = entry;
  const own = message.is_sender;
  return (
    <div
      data-slot="chat-bubble"
      data-variant={own ? 'own' : tone}
      data-state={entry.status}
      className={classes(
        'pd:min-w-0 pd:transition-colors pd:duration-120',
        compact ? 'pd:rounded-[14px] pd:text-14' : 'pd:rounded-[16px] pd:text-15',
        own
          ? 'pd:rounded-br-[4px] pd:text-on-ink'
          : 'pd:rounded-l-[4px] pd:border pd:border-l-3 pd:border-line pd:bg-paper',
        !own && edges[tone],
        own &&
          (entry.status === 'sent' ? 'pd:bg-ink' : 'pd:bg-[color-mix(in_srgb,var(--pd-ink)_80%,var(--pd-surface))]'),
      )}
    >
      {message.file &&
        (hasPicture(entry) ? (
          <Picture entry={entry} compact={compact} onOpen={onOpenPicture} />
        ) : (
          <FileCard entry={entry} />
        ))}
      {(message.text || message.reply) && (
        <div className={compact ? 'pd:px-3.5 pd:py-2' : 'pd:px-4 pd:py-2.5'}>
          <Quote entry={entry} onJump={onJump} />
          <MessageText text={message.text} />
        </div>
      )}
    </div>
  );
}

function Quote({ entry, onJump }: Pick<BubbleProps, 'entry' | 'onJump'>) {
  const { message: labels } = useChatLabels();
  const { reply } = entry.message;
  if (!reply) return null;
  const name = reply.name || labels.you;
  return (
    <button
      type="button"
      data-slot="chat-quote"
      onClick={() => onJump(reply.message_uuid)}
      className="pd:mt-0.5 pd:mb-2 pd:block pd:w-full pd:border-l-2 pd:border-current pd:pl-2.5 pd:text-13 pd:opacity-75 pd:hover:opacity-100"
    >
      <span className="pd:block pd:font-medium">
        {name}
        <span className="pd:sr-only">：{labels.jumpToQuoted(name)}</span>
      </span>
      <span className="pd:line-clamp-2">{reply.text || reply.file?.name}</span>
    </button>
  );
}
