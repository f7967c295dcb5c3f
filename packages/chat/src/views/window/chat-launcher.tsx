import { isImeEnter } from '@paidang/ui/ime';
import { MessageCircle } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useChatLabels, useUnseenTotal } from '../../react';
import { ChatListPopup } from '../list/chat-list-popup';
import { UnseenCount } from '../parts/unseen-count';

export interface ChatLauncherProps {
  /** Called when the user opens the page with all rooms. */
  onOpenAll: () => void;
}

/**
 * A round button with the number of unseen messages; it opens the list of rooms above it. Part of `<Chat launcher />`.
 *
 * @example <ChatLauncher onOpenAll={() => navigate('/chat')} />
 */
export function ChatLauncher({ onOpenAll }: ChatLauncherProps) {
  const { list: labels } = useChatLabels();
  const unseen = useUnseenTotal();
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    panel.current?.querySelector('input')?.focus();
    const closeOnOutsidePress = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape' || isImeEnter(event)) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={root}
      data-slot="chat-launcher"
      className="pdc:pointer-events-auto pdc:relative pdc:mb-(--pd-chat-lift,0px) pdc:shrink-0"
    >
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          onKeyDown={onKeyDown}
          aria-label={labels.title}
          className="pdc:absolute pdc:end-0 pdc:bottom-full pdc:z-1 pdc:mb-3 pdc:w-90 pdc:max-w-[calc(100vw-32px)] pdc:animate-pop-in pdc:overflow-hidden pdc:rounded-dialog pdc:border pdc:border-line pdc:bg-raised pdc:shadow-3"
        >
          <ChatListPopup
            className="pdc:max-h-[calc(100dvh-120px)]"
            onPick={() => setOpen(false)}
            onOpenAll={() => {
              setOpen(false);
              onOpenAll();
            }}
          />
        </div>
      )}
      <button
        ref={button}
        type="button"
        data-slot="chat-launcher-button"
        aria-label={labels.launcher(unseen)}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
        className="pdc:relative pdc:grid pdc:size-14 pdc:place-items-center pdc:rounded-pill pdc:bg-accent pdc:text-on-accent pdc:shadow-3 pdc:transition-[background-color] pdc:duration-fast pdc:hover:bg-accent-hover pdc:active:bg-accent-press"
      >
        <MessageCircle aria-hidden="true" size={24} strokeWidth={1.75} />
        <UnseenCount value={unseen} className="pdc:absolute pdc:-top-0.5 pdc:-end-0.5 pdc:min-w-5" />
      </button>
    </div>
  );
}
