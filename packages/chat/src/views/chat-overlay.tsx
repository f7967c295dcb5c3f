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
      className="pd-root pd:fixed pd:inset-0 pd:m-0 pd:h-dvh pd:max-h-none pd:w-full pd:max-w-none pd:border-0 pd:bg-paper pd:p-0 pd:text-ink"
    >
      <ChatFull room={room} onCollapse={collapse} />
    </dialog>
  );
}
