import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { Search } from 'lucide-react';
import { conversationOf } from '../../core';
import {
  type ChatHeaderProps,
  useChat,
  useChatComponents,
  useChatLabels,
  useChatStore,
  useRoomSearch,
} from '../../react';
import { ContactAvatar } from '../parts/contact-avatar';
import { ChatIconButton } from '../parts/icon-button';

/** Header of a room, with the host's part or the default one. */
export function RoomHeader(props: ChatHeaderProps) {
  const { Header = ContactHeader } = useChatComponents();
  return <Header {...props} />;
}

/** Contact of the room, with presence and typing. */
export function ContactHeader({ item, compact, before, subtitle, children }: ChatHeaderProps) {
  const { room: labels } = useChatLabels();
  const typing = useChat((state) => item !== undefined && conversationOf(state, item.chatroom_uuid).typing);
  const typist = useChat((state) => item && conversationOf(state, item.chatroom_uuid).typist);
  const contact = item?.contact;
  const locale = useLocale();
  const presence = contact?.online ? labels.online : labels.offline;
  const state = item?.members ? new Intl.ListFormat(locale).format(item.members.map(({ name }) => name)) : presence;
  return (
    <header
      data-slot="chat-header"
      className={cx(
        'pdc:flex pdc:shrink-0 pdc:items-center pdc:border-b pdc:border-line',
        compact
          ? 'pdc:h-14 pdc:gap-2.5 pdc:pe-2 pdc:ps-4'
          : 'pdc:h-15 pdc:gap-2 pdc:pe-2 pdc:ps-1 pdc:@min-[768px]/full:h-18 pdc:@min-[768px]/full:gap-3 pdc:@min-[768px]/full:pe-4 pdc:@min-[768px]/full:ps-6 pdc:@min-[1200px]/full:ps-8',
      )}
    >
      {before}
      {contact && <ContactAvatar contact={contact} size={compact ? 32 : 40} presence />}
      <div className="pdc:min-w-0 pdc:flex-1">
        <div className={cx('pdc:truncate pdc:font-strong', compact ? 'pdc:leading-5' : 'pdc:text-16 pdc:leading-6')}>
          {contact?.name}
        </div>
        <div className="pdc:truncate pdc:text-12 pdc:text-ink-3" data-slot="chat-presence">
          {typing ? <span data-slot="chat-typing">{typist ? labels.typingBy(typist) : labels.typing}</span> : state}
          {subtitle && (
            <span className="pdc:hidden pdc:before:mx-2 pdc:before:content-['·'] pdc:@min-[640px]:inline">
              {subtitle}
            </span>
          )}
        </div>
      </div>
      {!compact && children}
      {item && <SearchButton room={item.chatroom_uuid} compact={compact} />}
      {compact && children}
    </header>
  );
}

/** Opens and closes the search within a conversation; renders nothing if the port has no search. */
function SearchButton({ room, compact }: { room: string; compact: boolean }) {
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
        // Safari does not focus a pressed button, and the search could not return the focus to it.
        event.currentTarget.focus();
        if (isOpen) finder.close(room);
        else finder.open(room);
      }}
    >
      <Search aria-hidden="true" size={compact ? 16 : 20} strokeWidth={1.75} />
    </ChatIconButton>
  );
}
