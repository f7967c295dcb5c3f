import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { ChevronLeft, Minimize2, ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type ChatRoomItem, itemOf } from '../../core';
import { useChat, useChatLabels, useChatStore, useFullRoom, useRoom } from '../../react';
import { ChatRoomList } from '../list/chat-room-list';
import { ChatIconButton } from '../parts/icon-button';
import { ChatRoom } from '../room/chat-room';
import { RoomHeader } from '../room/room-header';

export interface ChatFullProps {
  /** Room to show, if the host stores it (in the URL); `null` for none. @default the last one opened in full mode */
  room?: string | null;
  /** Message of the room to go to, if the host stores one in the URL. */
  message?: string | null;
  /** Called with the chosen room, or with `null` when the user goes back to the list. */
  onRoomChange?: (room: string | null) => void;
  /** Called to shrink the room to a popup, which is already open by then; without it there is no such button. */
  onCollapse?: (room: string | null) => void;
  /** Content after the status of the other side, such as the project. */
  subtitle?: (item: ChatRoomItem) => ReactNode;
  /** Content at the end of the room's header, such as a link to the project. */
  actions?: (item: ChatRoomItem) => ReactNode;
  className?: string;
}

/**
 * The list, 400 px wide, next to the room. In a container narrower than 768 px they are two pages.
 *
 * @example <ChatFull room={params.room ?? null} onRoomChange={(room) => navigate(paths.chat(room))} />
 */
export function ChatFull({
  room: given,
  message,
  onRoomChange,
  onCollapse,
  subtitle,
  actions,
  className,
}: ChatFullProps) {
  const labels = useChatLabels();
  const store = useChatStore();
  const kept = useFullRoom();
  const wanted = given === undefined ? kept : given;
  // A room that is not in the loaded list is not accessible to the user.
  const isForeign = useChat((state) => wanted !== null && state.roomsStatus === 'ready' && !itemOf(state, wanted));
  const room = isForeign ? null : wanted;

  useEffect(() => {
    if (given && !isForeign) store.open(given, 1);
  }, [store, given, isForeign]);

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
      {...useLanguageAttributes()}
      data-slot="chat-full"
      data-state={room ? 'room' : 'list'}
      className={cx('pd-root pdc:@container/full pdc:flex pdc:h-full pdc:min-h-0 pdc:bg-paper', className)}
    >
      <aside
        aria-label={labels.list.region}
        className={cx(
          'pdc:min-h-0 pdc:flex-col pdc:@min-[768px]/full:flex pdc:@min-[768px]/full:w-100 pdc:@min-[768px]/full:shrink-0 pdc:@min-[768px]/full:grow-0 pdc:@min-[768px]/full:basis-auto pdc:@min-[768px]/full:border-e pdc:@min-[768px]/full:border-line',
          room ? 'pdc:hidden' : 'pdc:flex pdc:min-w-0 pdc:flex-1',
        )}
      >
        <div className="pdc:flex pdc:min-h-18 pdc:items-center pdc:gap-2 pdc:pt-5 pdc:pe-4 pdc:pb-3 pdc:ps-6">
          <h1 className="pdc:flex-1 pdc:text-22 pdc:font-strong">{labels.list.title}</h1>
          {onCollapse && (
            <ChatIconButton label={labels.list.collapse} size="md" tipAlign="end" onClick={collapse}>
              <Minimize2 aria-hidden="true" size={20} strokeWidth={1.75} />
            </ChatIconButton>
          )}
        </div>
        <ChatRoomList current={room} onOpen={pick} />
        <p className="pdc:flex pdc:gap-3 pdc:border-t pdc:border-line pdc:px-6 pdc:pt-4 pdc:pb-5 pdc:text-13 pdc:text-ink-2">
          <ShieldAlert aria-hidden="true" size={20} strokeWidth={1.75} className="pdc:shrink-0 pdc:text-ink-3" />
          <span>
            <b className="pdc:font-medium">{labels.list.safetyTitle}</b>
            {labels.list.safety}
          </span>
        </p>
      </aside>
      {room ? (
        <FullRoom room={room} message={message} onBack={() => pick(null)} subtitle={subtitle} actions={actions} />
      ) : (
        <p className="pdc:hidden pdc:flex-1 pdc:place-items-center pdc:bg-surface pdc:text-ink-3 pdc:@min-[768px]/full:grid">
          {labels.room.pickRoom}
        </p>
      )}
    </div>
  );
}

interface FullRoomProps extends Pick<ChatFullProps, 'message' | 'subtitle' | 'actions'> {
  room: string;
  onBack: () => void;
}

function FullRoom({ room, message, onBack, subtitle, actions }: FullRoomProps) {
  const { room: labels } = useChatLabels();
  const { item } = useRoom(room);
  return (
    <ChatRoom
      room={room}
      message={message}
      className="pdc:flex-1"
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
              className="pdc:@min-[768px]/full:hidden"
              onClick={onBack}
            >
              <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} className="pdc:rtl:-scale-x-100" />
            </ChatIconButton>
          }
        >
          {item && actions?.(item)}
        </RoomHeader>
      }
    />
  );
}
