import { cx } from '@paidang/ui/recipes';
import { Copy, Flag, Pencil, Reply, SmilePlus, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';
import { ChatIconButton } from '../parts/icon-button';
import { ReactionPicker } from './reaction-picker';
import { UnsendQuestion } from './unsend-question';

interface MessageActionsProps {
  room: string;
  entry: ChatEntry;
  /** Whether Tab reaches the buttons: only in the row selected by the arrow keys. */
  active: boolean;
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** Actions of a message, shown next to it on hover and focus. */
export function MessageActions({ room, entry, active }: MessageActionsProps) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const root = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<'reaction' | 'unsend' | null>(null);
  const { text, is_sender: own, removal } = entry.message;
  const { react, startEdit, unsend } = store.changes;
  const mayChange = store.changes.mayChange(entry);
  const shared = { size: 'xs', tipSide: 'top', tabIndex: active ? 0 : -1 } as const;
  if (removal) return null;

  /** The row takes the focus back from the layer that closes. */
  const close = () => {
    root.current?.closest<HTMLElement>('[data-slot=chat-message]')?.focus({ preventScroll: true });
    setAsked(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <span
      ref={root}
      data-slot="chat-actions"
      data-state={asked ?? 'closed'}
      className={cx(
        'pdc:absolute pdc:bottom-full pdc:z-1 pdc:-mb-4 pdc:flex pdc:rounded-control pdc:border pdc:border-line pdc:bg-raised pdc:p-0.5 pdc:opacity-0 pdc:shadow-1 pdc:transition-opacity pdc:duration-fast',
        'pdc:pointer-events-none pdc:group-focus-within/row:pointer-events-auto pdc:group-focus-within/row:opacity-100 pdc:group-hover/row:pointer-events-auto pdc:group-hover/row:opacity-100',
        own ? 'pdc:end-3' : 'pdc:start-3 pdc:@min-[640px]:start-12',
      )}
    >
      {asked === 'reaction' && react && (
        <ReactionPicker
          onKeyDown={onKeyDown}
          chosen={entry.message.reactions?.find(({ is_own }) => is_own)?.emoji}
          onChoose={(emoji) => {
            close();
            void react(room, entry, emoji);
          }}
        />
      )}
      {asked === 'unsend' && unsend && (
        <UnsendQuestion
          onKeyDown={onKeyDown}
          onKeep={close}
          onUnsend={() => {
            close();
            void unsend(room, entry);
          }}
        />
      )}
      {asked === null && (
        <>
          <ChatIconButton {...shared} label={labels.reply} onClick={() => store.reply(room, entry)}>
            <Reply {...icon} className="pdc:rtl:-scale-x-100" />
          </ChatIconButton>
          {react && (
            <ChatIconButton {...shared} label={labels.react} onClick={() => setAsked('reaction')}>
              <SmilePlus {...icon} />
            </ChatIconButton>
          )}
          {text && (
            <ChatIconButton {...shared} label={labels.copy} onClick={() => void navigator.clipboard.writeText(text)}>
              <Copy {...icon} />
            </ChatIconButton>
          )}
          {startEdit && mayChange && text && (
            <ChatIconButton {...shared} label={labels.edit} onClick={() => startEdit(room, entry)}>
              <Pencil {...icon} />
            </ChatIconButton>
          )}
          {unsend && mayChange && (
            <ChatIconButton {...shared} label={labels.unsend} onClick={() => setAsked('unsend')}>
              <Undo2 {...icon} />
            </ChatIconButton>
          )}
          {store.report && !own && (
            <ChatIconButton {...shared} label={labels.report} onClick={() => store.report?.(room, entry)}>
              <Flag {...icon} />
            </ChatIconButton>
          )}
        </>
      )}
    </span>
  );
}
