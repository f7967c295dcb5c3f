import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { modeOf } from '../core';
import { useChatLabels, useChatStore, useRoom } from '../react';
import { Announcer } from './announcer';
import { classes } from './classes';
import { ChatComposer } from './composer';
import { MessageList } from './message-list';
import { useFileDrop } from './use-file-drop';
import { Waiting } from './waiting';

export interface ChatRoomProps {
  /** Id of the room. */
  room: string;
  /** Looks of the popup: smaller text, no side margins. @default false */
  compact?: boolean;
  /** Placed above the messages. */
  header?: ReactNode;
  className?: string;
}

/**
 * One room: header, messages, composer. It fills its container. A room that no window shows is opened in full mode.
 *
 * @example <ChatRoom room={id} />
 */
export function ChatRoom({ room, compact = false, header, className }: ChatRoomProps) {
  const labels = useChatLabels();
  const store = useChatStore();
  const { item, conversation } = useRoom(room);
  const root = useRef<HTMLElement>(null);
  const attach = useCallback((files: readonly File[]) => store.attach(room, files), [store, room]);
  const over = useFileDrop(root, attach);

  useEffect(() => {
    const isOnItsOwn = modeOf(store.getSnapshot(), room) === null;
    if (isOnItsOwn) store.open(room, 1);
  }, [store, room]);

  useEffect(() => {
    const look = () => store.watch(room, { visible: document.visibilityState === 'visible' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      store.watch(room, { visible: false });
    };
  }, [store, room]);

  const empty = conversation.entries.length === 0;
  const waiting = !item || (empty && conversation.status !== 'ready' && conversation.status !== 'error');
  return (
    <section
      ref={root}
      data-slot="chat-room"
      data-variant={compact ? 'popup' : 'full'}
      data-state={conversation.status}
      aria-label={labels.room.region(item?.contact.name ?? '')}
      className={classes(
        'pd:@container pd:relative pd:flex pd:h-full pd:min-h-0 pd:min-w-0 pd:flex-col pd:bg-surface',
        className,
      )}
    >
      {header}
      {waiting && (
        <div className="pd:grid pd:flex-1 pd:place-items-center pd:text-ink-3" role="status">
          <Waiting label={labels.room.loading} />
        </div>
      )}
      {item && !waiting && empty && (
        <p className="pd:grid pd:flex-1 pd:place-items-center pd:px-6 pd:text-center pd:text-ink-3">
          {conversation.status === 'ready' && labels.room.noMessages(item.contact.name)}
        </p>
      )}
      {item && !empty && (
        <MessageList key={room} room={room} contact={item.contact} conversation={conversation} compact={compact} />
      )}
      {item && <Announcer contact={item.contact} arrived={conversation.arrived} />}
      {item && <ChatComposer key={`field-${room}`} room={room} contact={item.contact} compact={compact} />}
      {over && (
        <div
          data-slot="chat-drop"
          className="pd:pointer-events-none pd:absolute pd:inset-2 pd:z-1 pd:grid pd:place-items-center pd:rounded-card pd:border-2 pd:border-dashed pd:border-focus pd:bg-[color-mix(in_srgb,var(--pd-surface)_88%,transparent)] pd:font-medium"
        >
          {labels.composer.drop}
        </div>
      )}
    </section>
  );
}
