import { Button } from '@paidang/ui/button';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { labels } from '#labels/shell';

export interface OfflineAlertProps {
  text: string;
  onClose: () => void;
}

const stop = (event: Event) => event.stopPropagation();
const stopEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();

/**
 * Alert for a device without a connection. Uses the native dialog and is part of the first load, since nothing can be fetched
 * when it is needed. It covers any open layer, which must stay unchanged: Radix layers hide everything outside them, block its
 * pointer events, and close on Esc and on a press or focus outside.
 */
export function OfflineAlert({ text, onClose }: OfflineAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, description] = [useId(), useId()];
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    for (const name of ['pointerdown', 'focusin']) element.addEventListener(name, stop);
    // Radix listens on the document in the capture phase: only the window comes before it.
    window.addEventListener('keydown', stopEscape, { capture: true });
    element.showModal();
    return () => {
      window.removeEventListener('keydown', stopEscape, { capture: true });
      element.close();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={description}
      onClose={onClose}
      className="pointer-events-auto m-auto box-border w-[min(400px,calc(100%-32px))] rounded-dialog border border-line bg-raised px-6 pt-6 pb-4 text-ink shadow-3 backdrop:bg-scrim"
    >
      <h2 id={title} className="text-18 font-strong">
        {labels.errors.offlineTitle}
      </h2>
      <p id={description} className="mt-1.5 text-14 text-ink-2">
        {text}
      </p>
      <div className="mt-5 flex justify-end">
        <Button variant="ink" onClick={onClose}>
          {labels.errors.ok}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
