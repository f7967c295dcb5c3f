import type { ReactNode } from 'react';
import type { ChatRoomItem } from '../core';
import { useChat, useChatLabels } from '../react';
import { classes } from './classes';
import { ContactAvatar } from './contact-avatar';

interface RoomHeaderProps {
  item: ChatRoomItem | undefined;
  compact: boolean;
  /** Before the avatar. */
  before?: ReactNode;
  /** After the state of the other side, in the same line. */
  subtitle?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** Whom the room is with, whether they are there, and whether they are typing. */
export function RoomHeader({ item, compact, before, subtitle, children }: RoomHeaderProps) {
  const { room: labels } = useChatLabels();
  const typing = useChat((state) => (item ? (state.conversations[item.chatroom_uuid]?.typing ?? false) : false));
  const contact = item?.contact;
  const state = contact?.online ? labels.online : labels.offline;
  return (
    <header
      data-slot="chat-header"
      className={classes(
        'pd:flex pd:shrink-0 pd:items-center pd:border-b pd:border-line',
        compact
          ? 'pd:h-14 pd:gap-2.5 pd:pr-2 pd:pl-4'
          : 'pd:h-15 pd:gap-2 pd:pr-2 pd:pl-1 pd:@min-[768px]/full:h-18 pd:@min-[768px]/full:gap-3 pd:@min-[768px]/full:pr-4 pd:@min-[768px]/full:pl-6 pd:@min-[1200px]/full:pl-8',
      )}
    >
      {before}
      {contact && <ContactAvatar contact={contact} size={compact ? 32 : 40} presence />}
      <div className="pd:min-w-0 pd:flex-1">
        <div className={classes('pd:truncate pd:font-strong', compact ? 'pd:leading-5' : 'pd:text-16 pd:leading-6')}>
          {contact?.name}
        </div>
        <div className="pd:truncate pd:text-12 pd:text-ink-3" data-slot="chat-presence">
          {typing ? <span data-slot="chat-typing">{labels.typing}</span> : state}
          {subtitle && (
            <span className="pd:hidden pd:before:mx-2 pd:before:content-['·'] pd:@min-[640px]:inline">{subtitle}</span>
          )}
        </div>
      </div>
      {children}
    </header>
  );
}
