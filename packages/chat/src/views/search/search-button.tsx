import { Search } from 'lucide-react';
import { useChatLabels, useChatStore, useRoomSearch } from '../../react';
import { ChatIconButton } from '../parts/icon-button';

/** Opens the search within a conversation, and closes it; nothing where the port has none. */
export function SearchButton({ room, compact }: { room: string; compact: boolean }) {
  const { search: labels } = useChatLabels();
  const { finder } = useChatStore();
  const isOpen = useRoomSearch(room) !== null;
  if (!finder) return null;
  return (
    <ChatIconButton
      label={labels.open}
      size={compact ? 'sm' : 'md'}
      tipAlign={compact ? 'center' : 'end'}
      aria-expanded={isOpen}
      onClick={(event) => {
        // Safari gives no focus to a button that is pressed: the search would not know where to give it back.
        event.currentTarget.focus();
        if (isOpen) finder.close(room);
        else finder.open(room);
      }}
    >
      <Search aria-hidden="true" size={compact ? 16 : 20} strokeWidth={1.75} />
    </ChatIconButton>
  );
}
