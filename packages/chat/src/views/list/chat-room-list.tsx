import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { Search, X } from 'lucide-react';
import { useChatLabels, useRooms, useToday } from '../../react';
import { ChatIconButton } from '../parts/icon-button';
import { RoomItem } from './room-item';

export interface ChatRoomListProps {
  /** Called with the chosen room. */
  onOpen: (room: string) => void;
  /** The room that is open next to the list. */
  current?: string | null;
  /** Popup style: narrower rows. @default false */
  compact?: boolean;
  className?: string;
}

/**
 * All rooms, the latest message first, with a search by name and message.
 *
 * @example <ChatRoomList onOpen={(room) => store.open(room)} />
 */
export function ChatRoomList({ onOpen, current = null, compact = false, className }: ChatRoomListProps) {
  const { list: labels } = useChatLabels();
  const { rooms, search, setSearch, status } = useRooms();
  const today = useToday();
  const waiting = status === 'loading' || status === 'idle';
  return (
    <div
      {...useLanguageAttributes()}
      data-slot="chat-room-list"
      className={cx('pd-root pdc:flex pdc:min-h-0 pdc:flex-1 pdc:flex-col', className)}
    >
      <div className={compact ? 'pdc:px-4 pdc:pb-3' : 'pdc:px-6 pdc:pb-4'}>
        <div className="pdc:flex pdc:h-control-md pdc:items-center pdc:gap-2 pdc:rounded-control pdc:border pdc:border-line-strong pdc:bg-surface pdc:pe-1 pdc:ps-3 pdc:focus-within:border-focus pdc:focus-within:outline-2 pdc:focus-within:-outline-offset-1 pdc:focus-within:outline-focus pdc:pointer-coarse:h-11">
          <Search aria-hidden="true" size={16} strokeWidth={1.75} className="pdc:shrink-0 pdc:text-ink-3" />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            aria-label={labels.search}
            placeholder={labels.search}
            className="pdc:h-full pdc:w-full pdc:min-w-0 pdc:outline-none pdc:placeholder:text-ink-3 pdc:placeholder:opacity-100 pdc:pointer-coarse:text-16 pdc:[&::-webkit-search-cancel-button]:hidden"
          />
          {search !== '' && (
            <ChatIconButton label={labels.clearSearch} tipAlign="end" onClick={() => setSearch('')}>
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
            </ChatIconButton>
          )}
        </div>
      </div>
      {rooms.length > 0 ? (
        <ul
          className="pdc:min-h-0 pdc:flex-1 pdc:overflow-y-auto pdc:[scrollbar-width:thin]"
          aria-label={labels.region}
        >
          {rooms.map((item) => (
            <RoomItem
              key={item.chatroom_uuid}
              item={item}
              today={today}
              compact={compact}
              current={item.chatroom_uuid === current}
              onOpen={onOpen}
            />
          ))}
        </ul>
      ) : (
        <p role="status" className="pdc:flex-1 pdc:px-6 pdc:py-8 pdc:text-center pdc:text-ink-3">
          {!waiting && (search === '' ? labels.empty : labels.notFound(search))}
        </p>
      )}
    </div>
  );
}
