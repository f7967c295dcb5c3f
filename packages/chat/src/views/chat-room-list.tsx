import { Search, X } from 'lucide-react';
import { useChatLabels, useRooms } from '../react';
import { classes } from './classes';
import { ChatIconButton } from './icon-button';
import { RoomItem } from './room-item';

export interface ChatRoomListProps {
  /** Called with the room somebody picks. */
  onOpen: (room: string) => void;
  /** The room that is open beside the list. */
  current?: string | null;
  /** Looks of the popup: narrower rows. @default false */
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
  const waiting = status === 'loading' || status === 'idle';
  return (
    <div data-slot="chat-room-list" className={classes('pd:flex pd:min-h-0 pd:flex-1 pd:flex-col', className)}>
      <div className={compact ? 'pd:px-4 pd:pb-3' : 'pd:px-6 pd:pb-4'}>
        <div className="pd:flex pd:h-10 pd:items-center pd:gap-2 pd:rounded-control pd:border pd:border-line-strong pd:bg-surface pd:pr-1 pd:pl-3 pd:focus-within:border-focus pd:focus-within:outline-2 pd:focus-within:-outline-offset-1 pd:focus-within:outline-focus pd:pointer-coarse:h-11">
          <Search aria-hidden="true" size={16} strokeWidth={1.75} className="pd:shrink-0 pd:text-ink-3" />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            aria-label={labels.search}
            placeholder={labels.search}
            className="pd:h-full pd:w-full pd:min-w-0 pd:outline-none pd:placeholder:text-ink-3 pd:placeholder:opacity-100 pd:pointer-coarse:text-16 pd:[&::-webkit-search-cancel-button]:hidden"
          />
          {search !== '' && (
            <ChatIconButton label={labels.clearSearch} tipAlign="end" onClick={() => setSearch('')}>
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
            </ChatIconButton>
          )}
        </div>
      </div>
      {rooms.length > 0 ? (
        <ul className="pd:min-h-0 pd:flex-1 pd:overflow-y-auto pd:[scrollbar-width:thin]" aria-label={labels.region}>
          {rooms.map((item) => (
            <RoomItem
              key={item.chatroom_uuid}
              item={item}
              compact={compact}
              current={item.chatroom_uuid === current}
              onOpen={onOpen}
            />
          ))}
        </ul>
      ) : (
        <p role="status" className="pd:flex-1 pd:px-6 pd:py-8 pd:text-center pd:text-ink-3">
          {!waiting && (search === '' ? labels.empty : labels.notFound(search))}
        </p>
      )}
    </div>
  );
}
