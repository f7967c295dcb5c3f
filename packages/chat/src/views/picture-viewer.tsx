import { isInlineImage } from '@paidang/contract/rules';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ChatEntry } from '../core';
import { useChatLabels, useChatStore } from '../react';
import { ChatIconButton } from './icon-button';

export const hasPicture = ({ message }: ChatEntry): boolean =>
  message.file !== null && isInlineImage(message.file.name);

interface PictureViewerProps {
  entries: readonly ChatEntry[];
  /** Key of the message whose picture is shown. */
  shown: string;
  onShow: (key: string | null) => void;
}

/**
 * All pictures of the conversation at full size. A native dialog: it lies over everything, also out of a shadow root,
 * keeps the focus inside and gives it back. ← → Home End move, Esc closes.
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
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
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
      className="pd-root pd:fixed pd:inset-0 pd:m-0 pd:h-dvh pd:max-h-none pd:w-full pd:max-w-none pd:animate-fade-in pd:flex-col pd:border-0 pd:bg-[rgb(12_12_15/96%)] pd:p-0 pd:text-ink pd:open:flex"
    >
      <div className="pd:flex pd:items-center pd:gap-4 pd:p-3 pd:pl-6">
        <p aria-live="polite" className="pd:flex-1 pd:text-13 pd:text-ink-2 pd:tabular-nums">
          {labels.pictureOf(index + 1, pictures.length, file?.name ?? '')}
        </p>
        <ChatIconButton label={labels.closePicture} size="md" tipAlign="end" onClick={() => onShow(null)}>
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </ChatIconButton>
      </div>
      <div className="pd:flex pd:min-h-0 pd:flex-1 pd:items-center pd:gap-3 pd:px-3 pd:pb-6">
        <ChatIconButton
          label={labels.previousPicture}
          size="md"
          tipAlign="start"
          aria-disabled={index <= 0}
          className="pd:aria-disabled:opacity-45"
          onClick={() => go(index - 1)}
        >
          <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        </ChatIconButton>
        <div className="pd:grid pd:h-full pd:min-w-0 pd:flex-1 pd:place-items-center">
          {file && (
            <img
              key={file.path}
              src={store.fileUrl(file.path)}
              alt={labels.picture(file.name)}
              className="pd:max-h-full pd:min-h-0 pd:object-contain"
            />
          )}
        </div>
        <ChatIconButton
          label={labels.nextPicture}
          size="md"
          tipAlign="end"
          aria-disabled={index >= last}
          className="pd:aria-disabled:opacity-45"
          onClick={() => go(index + 1)}
        >
          <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
        </ChatIconButton>
      </div>
    </dialog>
  );
}
