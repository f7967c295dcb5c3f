import { useLanguageAttributes } from '@paidang/ui/locale';
import { Maximize2, Minimize2, X } from 'lucide-react';
import { useChatLabels, useRoom } from '../../react';
import { ChatIconButton } from '../parts/icon-button';
import { ChatRoom } from '../room/chat-room';
import { RoomHeader } from '../room/room-header';

export interface ChatPanelProps {
  room: string;
  /** Called when the close button was pressed. */
  onClose: () => void;
  /** Whether the panel is at its larger size. @default false */
  large?: boolean;
  /** Changes the size; without it there is no such button. */
  onResize?: (large: boolean) => void;
}

/**
 * One room for a frame or panel of the host: it fills its container, and the host closes it.
 *
 * @example <ChatPanel room={room} onClose={() => host.close()} />
 */
export function ChatPanel({ room, onClose, large = false, onResize }: ChatPanelProps) {
  const { list, room: labels } = useChatLabels();
  const { item } = useRoom(room);
  const Resize = large ? Minimize2 : Maximize2;
  return (
    <div
      {...useLanguageAttributes()}
      data-slot="chat-panel"
      className="pd-root pdc:flex pdc:h-full pdc:min-h-0 pdc:flex-col pdc:bg-raised"
    >
      <ChatRoom
        compact
        room={room}
        className="pdc:flex-1"
        header={
          <RoomHeader compact item={item}>
            <span className="pdc:flex">
              {onResize && (
                <ChatIconButton label={large ? list.collapse : labels.expand} onClick={() => onResize(!large)}>
                  <Resize aria-hidden="true" size={16} strokeWidth={1.75} />
                </ChatIconButton>
              )}
              <ChatIconButton label={labels.close} tipAlign="end" onClick={onClose}>
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </ChatIconButton>
            </span>
          </RoomHeader>
        }
      />
    </div>
  );
}
