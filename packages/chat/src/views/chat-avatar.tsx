import { useEffect, useRef } from 'react';
import { useChat, useChatLabels, useChatStore, useRoom } from '../react';
import { ContactAvatar } from './contact-avatar';
import { UnseenCount } from './unseen-count';

/** A minimised room: the other side's avatar with the unseen count. */
export function ChatAvatar({ room }: { room: string }) {
  const { room: labels } = useChatLabels();
  const store = useChatStore();
  const { item } = useRoom(room);
  const button = useRef<HTMLButtonElement>(null);
  const opening = useChat((state) => state.opening === room);

  useEffect(() => {
    if (!opening || !item) return;
    button.current?.focus({ preventScroll: true });
    store.opened();
  }, [opening, item, store]);

  if (!item) return null;
  const { contact, unseen_count: unseen } = item;
  return (
    <button
      ref={button}
      type="button"
      data-slot="chat-avatar"
      onClick={() => store.open(room, 0)}
      className="pd:group/tip pd:pointer-events-auto pd:relative pd:grid pd:size-14 pd:animate-pop-in pd:place-items-center pd:rounded-pill pd:border pd:border-line pd:bg-raised pd:shadow-2"
    >
      <span className="pd:sr-only">{labels.restore(contact.name, unseen)}</span>
      <ContactAvatar contact={contact} size={48} presence />
      <UnseenCount
        value={unseen}
        className="pd:absolute pd:-top-[5px] pd:-right-[5px] pd:h-[22px] pd:min-w-[22px] pd:border-2 pd:border-paper"
      />
      <span
        aria-hidden="true"
        className="pd:invisible pd:absolute pd:right-0 pd:bottom-full pd:mb-3 pd:rounded-[6px] pd:bg-ink pd:px-2 pd:py-[5px] pd:text-12 pd:whitespace-nowrap pd:text-on-ink pd:group-hover/tip:visible pd:group-focus-visible/tip:visible"
      >
        {contact.name}
      </span>
    </button>
  );
}
