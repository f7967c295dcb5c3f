import { cx } from '@paidang/ui/recipes';
import { X } from 'lucide-react';
import type { ChatMember, QuotedMessage } from '../../core';
import { useChatLabels, usePlainText } from '../../react';
import { ChatIconButton } from '../parts/icon-button';

interface ReplyBarProps {
  reply: QuotedMessage;
  /** Name of the other side. */
  role: ChatMember['role'];
  onCancel: () => void;
}

const edges = { Vendor: 'pdc:border-vendor-500', Creator: 'pdc:border-creator-500' };

/** The message being replied to. */
export function ReplyBar({ reply, role, onCancel }: ReplyBarProps) {
  const { composer: labels } = useChatLabels();
  const plainText = usePlainText();
  return (
    <div
      data-slot="chat-reply"
      className="pdc:flex pdc:items-center pdc:gap-3 pdc:border-b pdc:border-line pdc:py-2.5 pdc:pe-2.5 pdc:ps-4 pdc:text-13"
    >
      <div
        className={cx(
          'pdc:min-w-0 pdc:flex-1 pdc:border-s-2 pdc:ps-2.5',
          reply.name === null || !role ? 'pdc:border-ink' : edges[role],
        )}
      >
        <div className="pdc:font-medium">
          {reply.name === null ? labels.replyingToOwn : labels.replying(reply.name)}
        </div>
        <div className="pdc:truncate pdc:text-ink-2">{plainText(reply.text) || reply.file}</div>
      </div>
      <ChatIconButton label={labels.cancelReply} tipSide="top" tipAlign="end" onClick={onCancel}>
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </ChatIconButton>
    </div>
  );
}
