import { Copy, Reply } from 'lucide-react';
import type { ChatEntry } from '../core';
import { useChatLabels, useChatStore } from '../react';
import { classes } from './classes';
import { ChatIconButton } from './icon-button';

interface MessageActionsProps {
  room: string;
  entry: ChatEntry;
  /** Whether Tab reaches the buttons: only in the row the arrows are at. */
  active: boolean;
}

/** Answer and copy, beside the message under the pointer or the focus. */
export function MessageActions({ room, entry, active }: MessageActionsProps) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const { text } = entry.message;
  const tabIndex = active ? 0 : -1;
  return (
    <span
      data-slot="chat-actions"
      className={classes(
        'pd:absolute pd:bottom-full pd:z-1 pd:-mb-4 pd:flex pd:rounded-control pd:border pd:border-line pd:bg-raised pd:p-0.5 pd:opacity-0 pd:shadow-1 pd:transition-opacity pd:duration-120',
        'pd:pointer-events-none pd:group-focus-within/row:pointer-events-auto pd:group-focus-within/row:opacity-100 pd:group-hover/row:pointer-events-auto pd:group-hover/row:opacity-100',
        entry.message.is_sender ? 'pd:right-3' : 'pd:left-3 pd:@min-[640px]:left-12',
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
        <Reply aria-hidden="true" size={16} strokeWidth={1.75} />
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
    </span>
  );
}
