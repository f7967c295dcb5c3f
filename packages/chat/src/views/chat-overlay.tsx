import { useEffect, useRef } from 'react';
import { useChatLabels, useChatStore } from '../react';
import { ChatFull } from './chat-full';

/** Full mode over the page, where the host has no page for it. */
export function ChatOverlay({ room }: { room: string }) {
  const { list: labels } = useChatLabels();
  const store = useChatStore();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return () => element.close();
  }, []);

  const collapse = () => store.open(room, 0);
  return (
    <dialog
      ref={dialog}
      aria-label={labels.title}
      data-slot="chat-overlay"
      onCancel={(event) => {
        event.preventDefault();
        collapse();
      }}
      className="pd-root pdc:fixed pdc:inset-0 pdc:m-0 pdc:h-[calc(100dvh-var(--pd-keyboard,0px))] pdc:max-h-none pdc:w-full pdc:max-w-none pdc:border-0 pdc:bg-paper pdc:p-0 pdc:text-ink"
    >
      <ChatFull room={room} onCollapse={collapse} />
    </dialog>
  );
}
