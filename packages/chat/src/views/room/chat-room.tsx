import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { type ChatContact, type ChatEntry, conversationOf, itemOf, modeOf, speakerOf } from '../../core';
import {
  type ChatEmptyStateProps,
  useChat,
  useChatComponents,
  useChatLabels,
  useChatStore,
  useLines,
  usePlainText,
  useRoomSearch,
} from '../../react';
import { ChatComposer } from '../composer/composer';
import { Waiting } from '../parts/waiting';
import { RoomSearch } from '../search/room-search';
import { MessageList } from './message-list';
import { useFileDrop } from './use-file-drop';

export interface ChatRoomProps {
  /** Id of the room. */
  room: string;
  /** Message to go to, and to highlight for a moment. */
  message?: string | null | undefined;
  /** Popup style: smaller text, no side margins. @default false */
  compact?: boolean;
  /** Placed above the messages. */
  header?: ReactNode;
  className?: string;
}

/**
 * One room: header, messages, composer. It fills its container. A room that is not open yet is opened in full mode.
 *
 * @example <ChatRoom room={id} />
 */
export function ChatRoom({ room, message = null, compact = false, header, className }: ChatRoomProps) {
  const labels = useChatLabels();
  const store = useChatStore();
  const { Composer = ChatComposer, EmptyState = EmptyRoom } = useChatComponents();
  const item = useChat((state) => itemOf(state, room));
  const field = useComposerFocus(room, item !== undefined);
  const lines = useLines(room);
  const isSearched = useRoomSearch(room) !== null;
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

  const empty = lines.entries.length === 0;
  const waiting = !item || (empty && lines.status !== 'ready' && lines.status !== 'error');
  return (
    <section
      {...useLanguageAttributes()}
      ref={root}
      data-slot="chat-room"
      data-variant={compact ? 'popup' : 'full'}
      data-state={lines.status}
      aria-label={labels.room.region(item?.contact.name ?? '')}
      className={cx(
        'pd-root pdc:@container pdc:relative pdc:flex pdc:h-full pdc:min-h-0 pdc:min-w-0 pdc:flex-col pdc:bg-surface',
        className,
      )}
    >
      {header}
      {isSearched && store.finder && (
        <RoomSearch key={`search-${room}`} room={room} finder={store.finder} compact={compact} />
      )}
      {waiting && (
        <div className="pdc:grid pdc:flex-1 pdc:place-items-center pdc:text-ink-3" role="status">
          <Waiting label={labels.room.loading} />
        </div>
      )}
      {item && !waiting && empty && (
        <div className="pdc:grid pdc:min-h-0 pdc:flex-1 pdc:place-items-center pdc:overflow-y-auto pdc:px-6 pdc:text-center">
          {lines.status === 'ready' && <EmptyState contact={item.contact} />}
        </div>
      )}
      {item && !empty && (
        <MessageList key={room} room={room} message={message} contact={item.contact} lines={lines} compact={compact} />
      )}
      {item && <Announcer key={`said-${room}`} contact={item.contact} arrived={lines.arrived} />}
      {item && <Composer room={room} contact={item.contact} compact={compact} fieldRef={field} />}
      {over && (
        <div
          data-slot="chat-drop"
          className="pdc:pointer-events-none pdc:absolute pdc:inset-2 pdc:z-1 pdc:grid pdc:place-items-center pdc:rounded-card pdc:border-2 pdc:border-dashed pdc:border-focus pdc:bg-[color-mix(in_srgb,var(--pd-surface)_88%,transparent)] pdc:font-medium"
        >
          {labels.composer.drop}
        </div>
      )}
    </section>
  );
}

/**
 * Focuses the field when its room is opened, and when a reply starts.
 *
 * @param isThere whether the composer is rendered
 */
function useComposerFocus(room: string, isThere: boolean): RefObject<HTMLTextAreaElement | null> {
  const store = useChatStore();
  const field = useRef<HTMLTextAreaElement>(null);
  const replyTo = useChat((state) => conversationOf(state, room).composer.reply?.uuid);
  const opening = useChat((state) => state.opening);

  useEffect(() => {
    if (opening !== room || !isThere) return;
    // On touch devices focusing would raise the keyboard over the messages.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
    store.opened();
  }, [opening, room, store, isThere]);

  useEffect(() => {
    if (replyTo) field.current?.focus({ preventScroll: true });
  }, [replyTo]);
  return field;
}

/** Content of a room without messages. */
export function EmptyRoom({ contact }: ChatEmptyStateProps) {
  const { room } = useChatLabels();
  return <p className="pdc:text-ink-3">{room.noMessages(contact.name)}</p>;
}

/** Announces each message that arrives, once. The list itself is not a live region: scrolling would read everything again. */
function Announcer({ contact, arrived }: { contact: ChatContact; arrived: ChatEntry | null }) {
  const { message: labels } = useChatLabels();
  const plainText = usePlainText();
  return (
    <div role="log" aria-live="polite" className="pdc:sr-only">
      {arrived && (
        <p key={arrived.key}>
          {labels.said(
            speakerOf(arrived.message, contact).name,
            plainText(arrived.message.text) || (arrived.message.file?.name ?? ''),
          )}
        </p>
      )}
    </div>
  );
}
