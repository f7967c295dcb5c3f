import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { useChatLabels, useChatStore } from '../../react';
import { ChatRoomList } from './chat-room-list';

export interface ChatListPopupProps {
  /** Opens the page with all rooms. */
  onOpenAll: () => void;
  /** Called after a room was picked, to close the layer this is shown in. @default nothing */
  onPick?: (room: string) => void;
  className?: string;
}

/**
 * Content of the layer under the chat icon: search, rooms, and a link to all of them. A picked room opens as a popup.
 *
 * @example <PopoverContent><ChatListPopup onOpenAll={() => navigate('/chat')} /></PopoverContent>
 */
export function ChatListPopup({ onOpenAll, onPick, className }: ChatListPopupProps) {
  const { list: labels } = useChatLabels();
  const store = useChatStore();
  return (
    <section
      {...useLanguageAttributes()}
      data-slot="chat-list-popup"
      aria-label={labels.title}
      className={cx('pd-root pdc:flex pdc:h-120 pdc:max-h-[70dvh] pdc:w-90 pdc:max-w-full pdc:flex-col', className)}
    >
      <h2 className="pdc:px-4 pdc:pt-4 pdc:pb-3 pdc:text-16 pdc:leading-6 pdc:font-strong">{labels.title}</h2>
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
        className="pdc:h-12 pdc:shrink-0 pdc:border-t pdc:border-line pdc:text-center pdc:font-medium pdc:hover:bg-hover pdc:focus-visible:-outline-offset-2"
      >
        {labels.openAll}
      </button>
    </section>
  );
}
