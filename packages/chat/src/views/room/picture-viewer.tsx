import { isInlineImage } from '@paidang/contract/rules';
import { readingKey } from '@paidang/ui/locale';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';
import { ChatIconButton } from '../parts/icon-button';

export const hasPicture = ({ message }: ChatEntry): boolean =>
  Boolean(message.file && isInlineImage(message.file.name));

interface PictureViewerProps {
  entries: readonly ChatEntry[];
  /** Key of the message whose picture is shown. */
  shown: string;
  onShow: (key: string | null) => void;
}

/**
 * All pictures of the conversation at full size. A native dialog: it covers everything, also from within a shadow root, keeps
 * the focus inside and returns it. ← → Home End move, Esc closes.
 */
export function PictureViewer({ entries, shown, onShow }: PictureViewerProps) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const pictures = entries.filter((entry) => entry.status === 'sent' && hasPicture(entry));
  const index = pictures.findIndex(({ key }) => key === shown);
  const last = pictures.length - 1;
  const file = pictures[index]?.message.file;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const go = (to: number) => onShow(pictures[Math.min(last, Math.max(0, to))]?.key ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[readingKey(event)];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={labels.viewer}
      data-slot="chat-viewer"
      data-theme="dark"
      onKeyDown={onKeyDown}
      onClose={() => {
        if (!dialog.current?.open) onShow(null);
      }}
      className="pd-root pdc:fixed pdc:inset-0 pdc:m-0 pdc:h-dvh pdc:max-h-none pdc:w-full pdc:max-w-none pdc:animate-fade-in pdc:flex-col pdc:border-0 pdc:bg-viewer pdc:p-0 pdc:text-ink pdc:open:flex"
    >
      <div className="pdc:flex pdc:items-center pdc:gap-4 pdc:p-3 pdc:ps-6">
        <p aria-live="polite" className="pdc:flex-1 pdc:text-13 pdc:text-ink-2 pdc:tabular-nums">
          {labels.pictureOf(index + 1, pictures.length, file?.name ?? '')}
        </p>
        <ChatIconButton label={labels.closePicture} size="md" tipAlign="end" onClick={() => onShow(null)}>
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </ChatIconButton>
      </div>
      <div className="pdc:flex pdc:min-h-0 pdc:flex-1 pdc:items-center pdc:gap-3 pdc:px-3 pdc:pb-6">
        <ChatIconButton
          label={labels.previousPicture}
          size="md"
          tipAlign="start"
          aria-disabled={index <= 0}
          onClick={() => go(index - 1)}
        >
          <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} className="pdc:rtl:-scale-x-100" />
        </ChatIconButton>
        <div className="pdc:grid pdc:h-full pdc:min-w-0 pdc:flex-1 pdc:place-items-center">
          {file && (
            <img
              key={file.path}
              src={store.fileUrl(file.path)}
              alt={labels.picture(file.name)}
              className="pdc:max-h-full pdc:min-h-0 pdc:object-contain"
            />
          )}
        </div>
        <ChatIconButton
          label={labels.nextPicture}
          size="md"
          tipAlign="end"
          aria-disabled={index >= last}
          onClick={() => go(index + 1)}
        >
          <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} className="pdc:rtl:-scale-x-100" />
        </ChatIconButton>
      </div>
    </dialog>
  );
}
