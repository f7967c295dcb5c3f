import { Button } from '@paidang/ui/button';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { labels } from '#labels/shell';

export interface OfflineAlertProps {
  text: string;
  /** Whether it takes the focus: only if the user started the call that failed. Otherwise they may be typing. */
  isModal: boolean;
  onClose: () => void;
}

const stop = (event: Event) => event.stopPropagation();
const look =
  'pointer-events-auto m-auto box-border w-[min(400px,calc(100%-32px))] rounded-dialog border border-line bg-raised px-6 pt-6 pb-4 text-ink shadow-3';

/**
 * Alert for a device without a connection. Uses the browser's top layer and is part of the first load, since nothing can be fetched
 * when it is needed. It covers any open layer, which must stay unchanged: Radix layers hide everything outside them, block its
 * pointer events, and close on Esc and on a press or focus outside.
 */
export function OfflineAlert({ text, isModal, onClose }: OfflineAlertProps) {
  const layer = useRef<HTMLDialogElement & HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [title, description] = [useId(), useId()];
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    for (const name of ['pointerdown', 'focusin']) element.addEventListener(name, stop);
    // StrictMode runs this again, with the focus in the alert.
    if (!element.contains(document.activeElement)) focusedBefore.current = document.activeElement;
    if (!isModal) element.showPopover();
    else if (!element.open) element.showModal();
    return () => {
      const focused = focusedBefore.current;
      if (!element.contains(document.activeElement) || !(focused instanceof HTMLElement)) return;
      // React ignores events during a commit: the covered layer would take focus returned now for focus outside it, and close.
      queueMicrotask(() => focused.focus());
    };
  }, [isModal]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      // During a composition, Esc cancels what the input method suggests.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      onClose();
    };
    // Radix listens on the document in the capture phase: only the window comes before it.
    window.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true });
  }, [onClose]);
  const content = (
    <>
      {/* Outside the app's root, headings and paragraphs have the browser's margins. */}
      <h2 id={title} className="text-18 font-strong" style={{ margin: 0 }}>
        {labels.errors.offlineTitle}
      </h2>
      <p id={description} className="text-14 text-ink-2" style={{ margin: '6px 0 0' }}>
        {text}
      </p>
      <div className="mt-5 flex justify-end">
        <Button variant="ink" onClick={onClose}>
          {labels.errors.ok}
        </Button>
      </div>
    </>
  );
  return createPortal(
    isModal ? (
      <dialog
        ref={layer}
        role="alertdialog"
        aria-labelledby={title}
        aria-describedby={description}
        onClose={onClose}
        className={`backdrop:bg-scrim ${look}`}
      >
        {content}
      </dialog>
    ) : (
      // A layer that opens later hides everything but live regions from assistive technology; the role alone is not enough.
      <div
        ref={layer}
        popover="manual"
        role="alert"
        aria-live="assertive"
        className={look}
        style={{ bottom: 'auto', top: 72 }}
      >
        {content}
      </div>
    ),
    document.body,
  );
}
