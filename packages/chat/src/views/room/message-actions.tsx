import { cx } from '@paidang/ui/recipes';
import { Copy, Flag, Reply } from 'lucide-react';
import type { ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';
import { ChatIconButton } from '../parts/icon-button';

interface MessageActionsProps {
  room: string;
  entry: ChatEntry;
  /** Whether Tab reaches the buttons: only in the row the arrows are at. */
  active: boolean;
}

/** Answer, copy and report, beside the message under the pointer or the focus. */
export function MessageActions({ room, entry, active }: MessageActionsProps) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const { text } = entry.message;
  const tabIndex = active ? 0 : -1;
  return (
    <span
      data-slot="chat-actions"
      className={cx(
        'pdc:absolute pdc:bottom-full pdc:z-1 pdc:-mb-4 pdc:flex pdc:rounded-control pdc:border pdc:border-line pdc:bg-raised pdc:p-0.5 pdc:opacity-0 pdc:shadow-1 pdc:transition-opacity pdc:duration-fast',
        'pdc:pointer-events-none pdc:group-focus-within/row:pointer-events-auto pdc:group-focus-within/row:opacity-100 pdc:group-hover/row:pointer-events-auto pdc:group-hover/row:opacity-100',
        entry.message.is_sender ? 'pdc:end-3' : 'pdc:start-3 pdc:@min-[640px]:start-12',
      )}
    >
      <ChatIconButton
        label={labels.reply}
        size="xs"
        tipSide="top"
        tabIndex={tabIndex}
        onClick={() => {
          store.reply(room, entry);
        }}
      >
        <Reply aria-hidden="true" size={16} strokeWidth={1.75} className="pdc:rtl:-scale-x-100" />
      </ChatIconButton>
      {text && (
        <ChatIconButton
          label={labels.copy}
          size="xs"
          tipSide="top"
          tabIndex={tabIndex}
          onClick={() => void navigator.clipboard.writeText(text)}
        >
          <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
        </ChatIconButton>
      )}
      {store.report && !entry.message.is_sender && (
        <ChatIconButton
          label={labels.report}
          size="xs"
          tipSide="top"
          tabIndex={tabIndex}
          onClick={() => store.report?.(room, entry)}
        >
          <Flag aria-hidden="true" size={16} strokeWidth={1.75} />
        </ChatIconButton>
      )}
    </span>
  );
}
