import { X } from 'lucide-react';
import type { QuotedMessage } from '../core';
import { useChatLabels } from '../react';
import { classes } from './classes';
import { ChatIconButton } from './icon-button';

interface ReplyBarProps {
  reply: QuotedMessage;
  tone: 'vendor' | 'creator';
  onCancel: () => void;
}

/** What the next message answers. */
export function ReplyBar({ reply, tone, onCancel }: ReplyBarProps) {
  const { composer: labels } = useChatLabels();
  const edge = tone === 'vendor' ? 'pd:border-vendor-500' : 'pd:border-creator-500';
  return (
    <div
      data-slot="chat-reply"
      className="pd:flex pd:items-center pd:gap-3 pd:border-b pd:border-line pd:py-2.5 pd:pr-2.5 pd:pl-4 pd:text-13"
    >
      <div
        className={classes(
          'pd:min-w-0 pd:flex-1 pd:border-l-2 pd:pl-2.5',
          reply.name === null ? 'pd:border-ink' : edge,
        )}
      >
        <div className="pd:font-medium">{reply.name === null ? labels.replyingToOwn : labels.replying(reply.name)}</div>
        <div className="pd:truncate pd:text-ink-2">{reply.text || reply.file}</div>
      </div>
      <ChatIconButton label={labels.cancelReply} tipSide="top" tipAlign="end" onClick={onCancel}>
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </ChatIconButton>
    </div>
  );
}
