import { useChatLabels, useChatStore } from '../react';
import { ChatRoomList } from './chat-room-list';
import { classes } from './classes';

export interface ChatListPopupProps {
  /** Opens the page with all rooms. */
  onOpenAll: () => void;
  /** Called after a room was picked, for closing the layer this is shown in. @default nothing */
  onPick?: (room: string) => void;
  className?: string;
}

/**
 * Content of the layer under the chat icon: search, rooms, and the way to all of them. A picked room opens as a popup.
 *
 * @example <PopoverContent><ChatListPopup onOpenAll={() => navigate('/chat')} /></PopoverContent>
 */
export function ChatListPopup({ onOpenAll, onPick, className }: ChatListPopupProps) {
  const { list: labels } = useChatLabels();
  const store = useChatStore();
  return (
    <section
      data-slot="chat-list-popup"
      aria-label={labels.title}
      className={classes('pd-root pd:flex pd:h-120 pd:max-h-[70dvh] pd:w-90 pd:max-w-full pd:flex-col', className)}
    >
      <h2 className="pd:px-4 pd:pt-4 pd:pb-3 pd:text-16 pd:leading-6 pd:font-strong">{labels.title}</h2>
      <ChatRoomList
        compact
        onOpen={(room) => {
          store.open(room, 0);
          onPick?.(room);
        }}
      />
      <button
        type="button"
        data-slot="chat-open-all"
        onClick={onOpenAll}
        className="pd:h-12 pd:shrink-0 pd:border-t pd:border-line pd:text-center pd:font-medium pd:hover:bg-hover pd:focus-visible:-outline-offset-2"
      >
        {labels.openAll}
      </button>
    </section>
  );
}
