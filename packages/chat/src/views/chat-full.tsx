import { ChevronLeft, Minimize2, ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { ChatRoomItem } from '../core';
import { useChatLabels, useChatStore, useFullRoom, useRoom } from '../react';
import { ChatRoom } from './chat-room';
import { ChatRoomList } from './chat-room-list';
import { classes } from './classes';
import { ChatIconButton } from './icon-button';
import { RoomHeader } from './room-header';

export interface ChatFullProps {
  /** Room to show, when the host keeps it (in the URL); `null` for none. @default the one opened last in full mode */
  room?: string | null;
  /** Called when somebody picks a room, or goes back to the list with `null`. */
  onRoomChange?: (room: string | null) => void;
  /** Shrinks the room to a popup, which is open by then; without it there is no button for that. */
  onCollapse?: (room: string | null) => void;
  /** After the state of the other side, such as the project. */
  subtitle?: (item: ChatRoomItem) => ReactNode;
  /** At the end of the room's header, such as a link to the project. */
  actions?: (item: ChatRoomItem) => ReactNode;
  className?: string;
}

/**
 * The list, 400 px wide, beside the room. In a container narrower than 768 px they are two pages.
 *
 * @example <ChatFull room={params.room ?? null} onRoomChange={(room) => navigate(paths.chat(room))} />
 */
export function ChatFull({ room: given, onRoomChange, onCollapse, subtitle, actions, className }: ChatFullProps) {
  const labels = useChatLabels();
  const store = useChatStore();
  const kept = useFullRoom();
  const room = given === undefined ? kept : given;

  useEffect(() => {
    if (given) store.open(given, 1);
  }, [store, given]);

  useEffect(
    () => () => {
      const left = store.getSnapshot().windows.find(({ mode }) => mode === 1);
      if (left) store.close(left.room);
    },
    [store],
  );

  const pick = (next: string | null) => {
    if (next === null && kept) store.close(kept);
    if (next !== null && given === undefined) store.open(next, 1);
    onRoomChange?.(next);
  };
  const collapse = () => {
    if (room) store.open(room, 0);
    onCollapse?.(room);
  };

  return (
    <div
      data-slot="chat-full"
      data-state={room ? 'room' : 'list'}
      className={classes('pd-root pd:@container/full pd:flex pd:h-full pd:min-h-0 pd:bg-paper', className)}
    >
      <aside
        aria-label={labels.list.region}
        className={classes(
          'pd:min-h-0 pd:flex-col pd:@min-[768px]/full:flex pd:@min-[768px]/full:w-100 pd:@min-[768px]/full:shrink-0 pd:@min-[768px]/full:grow-0 pd:@min-[768px]/full:basis-auto pd:@min-[768px]/full:border-r pd:@min-[768px]/full:border-line',
          room ? 'pd:hidden' : 'pd:flex pd:min-w-0 pd:flex-1',
        )}
      >
        <div className="pd:flex pd:min-h-18 pd:items-center pd:gap-2 pd:pt-5 pd:pr-4 pd:pb-3 pd:pl-6">
          <h1 className="pd:flex-1 pd:text-22 pd:font-strong">{labels.list.title}</h1>
          {onCollapse && (
            <ChatIconButton label={labels.list.collapse} size="md" tipAlign="end" onClick={collapse}>
              <Minimize2 aria-hidden="true" size={20} strokeWidth={1.75} />
            </ChatIconButton>
          )}
        </div>
        <ChatRoomList current={room} onOpen={pick} />
        <p className="pd:flex pd:gap-3 pd:border-t pd:border-line pd:px-6 pd:pt-4 pd:pb-5 pd:text-13 pd:text-ink-2">
          <ShieldAlert aria-hidden="true" size={20} strokeWidth={1.75} className="pd:shrink-0 pd:text-ink-3" />
          <span>
            <b className="pd:font-medium">{labels.list.safetyTitle}</b>
            {labels.list.safety}
          </span>
        </p>
      </aside>
      {room ? (
        <FullRoom key={room} room={room} onBack={() => pick(null)} subtitle={subtitle} actions={actions} />
      ) : (
        <p className="pd:hidden pd:flex-1 pd:place-items-center pd:bg-surface pd:text-ink-3 pd:@min-[768px]/full:grid">
          {labels.room.pickRoom}
        </p>
      )}
    </div>
  );
}

interface FullRoomProps extends Pick<ChatFullProps, 'subtitle' | 'actions'> {
  room: string;
  onBack: () => void;
}

function FullRoom({ room, onBack, subtitle, actions }: FullRoomProps) {
  const { room: labels } = useChatLabels();
  const { item } = useRoom(room);
  return (
    <ChatRoom
      room={room}
      className="pd:flex-1"
      header={
        <RoomHeader
          item={item}
          compact={false}
          subtitle={item && subtitle?.(item)}
          before={
            <ChatIconButton
              label={labels.back}
              size="md"
              tipAlign="start"
              className="pd:@min-[768px]/full:hidden"
              onClick={onBack}
            >
              <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
            </ChatIconButton>
          }
        >
          {item && actions?.(item)}
        </RoomHeader>
      }
    />
  );
}
