import { isImeEnter } from '@paidang/ui/ime';
import { useLanguageAttributes } from '@paidang/ui/locale';
import { Maximize2, Minus, X } from 'lucide-react';
import { useRef } from 'react';
import { useChatLabels, useChatStore, useRoom } from '../../react';
import { ChatIconButton } from '../parts/icon-button';
import { useReturnFocus } from '../parts/use-return-focus';
import { ChatRoom } from '../room/chat-room';
import { RoomHeader } from '../room/room-header';

export interface ChatWindowProps {
  room: string;
  /** Enlarges the room; without it there is no such button. */
  onExpand?: ((room: string) => void) | undefined;
}

/** A room as a popup, 360 x 560; on a phone it fills the screen. */
export function ChatWindow({ room, onExpand }: ChatWindowProps) {
  const { room: labels } = useChatLabels();
  const store = useChatStore();
  const { item } = useRoom(room);
  const layer = useRef<HTMLDivElement>(null);
  useReturnFocus(layer);
  return (
    <div
      {...useLanguageAttributes()}
      ref={layer}
      role="dialog"
      aria-label={labels.region(item?.contact.name ?? '')}
      data-slot="chat-window"
      className="pd-root pdc:pointer-events-auto pdc:flex pdc:mb-(--pd-chat-lift,0px) pdc:h-140 pdc:max-h-[calc(100dvh-80px-var(--pd-keyboard,0px)-var(--pd-chat-lift,0px))] pdc:w-90 pdc:animate-pop-in pdc:flex-col pdc:overflow-hidden pdc:rounded-dialog pdc:border pdc:border-line pdc:bg-raised pdc:shadow-3 pdc:max-sm:fixed pdc:max-sm:inset-x-0 pdc:max-sm:top-0 pdc:max-sm:mb-0 pdc:max-sm:bottom-(--pd-keyboard,0px) pdc:max-sm:pb-[env(safe-area-inset-bottom)] pdc:max-sm:h-auto pdc:max-sm:max-h-none pdc:max-sm:w-auto pdc:max-sm:rounded-none pdc:max-sm:border-0"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isImeEnter(event)) store.open(room, -1);
      }}
    >
      <ChatRoom
        compact
        room={room}
        className="pdc:flex-1"
        header={
          <RoomHeader compact item={item}>
            <span className="pdc:flex">
              {onExpand && (
                <ChatIconButton label={labels.expand} onClick={() => onExpand(room)}>
                  <Maximize2 aria-hidden="true" size={16} strokeWidth={1.75} />
                </ChatIconButton>
              )}
              <ChatIconButton label={labels.minimise} onClick={() => store.open(room, -1)}>
                <Minus aria-hidden="true" size={16} strokeWidth={1.75} />
              </ChatIconButton>
              <ChatIconButton label={labels.close} tipAlign="end" onClick={() => store.close(room)}>
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </ChatIconButton>
            </span>
          </RoomHeader>
        }
      />
    </div>
  );
}
