import { useLanguageAttributes } from '@paidang/ui/locale';
import { useEffect, useRef } from 'react';
import { useChat, useChatLabels, useChatStore, useRoom } from '../../react';
import { ContactAvatar } from '../parts/contact-avatar';
import { UnseenCount } from '../parts/unseen-count';

/** A minimised room: the other side's avatar with the unseen count. */
export function ChatAvatar({ room }: { room: string }) {
  const { room: labels } = useChatLabels();
  const store = useChatStore();
  const { item } = useRoom(room);
  const language = useLanguageAttributes();
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
      {...language}
      ref={button}
      type="button"
      data-slot="chat-avatar"
      onClick={() => store.open(room, 0)}
      className="pd-root pdc:group/tip pdc:pointer-events-auto pdc:relative pdc:grid pdc:size-14 pdc:animate-pop-in pdc:place-items-center pdc:rounded-pill pdc:border pdc:border-line pdc:bg-raised pdc:shadow-2"
    >
      <span className="pdc:sr-only">{labels.restore(contact.name, unseen)}</span>
      <ContactAvatar contact={contact} size={48} presence />
      <UnseenCount
        value={unseen}
        className="pdc:absolute pdc:-top-[5px] pdc:-end-[5px] pdc:h-[22px] pdc:min-w-[22px] pdc:border-2 pdc:border-paper"
      />
      <span
        aria-hidden="true"
        className="pdc:invisible pdc:absolute pdc:end-0 pdc:bottom-full pdc:mb-3 pdc:rounded-small pdc:bg-ink pdc:px-2 pdc:py-[5px] pdc:text-12 pdc:whitespace-nowrap pdc:text-on-ink pdc:group-hover/tip:visible pdc:group-focus-visible/tip:visible"
      >
        {contact.name}
      </span>
    </button>
  );
}
