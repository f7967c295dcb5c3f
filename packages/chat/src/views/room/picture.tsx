import { cx } from '@paidang/ui/recipes';
import type { ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';
import { useObjectUrl } from '../parts/use-object-url';
import { UploadBar } from './upload-bar';

interface PictureProps {
  entry: ChatEntry;
  compact: boolean;
  onOpen: (entry: ChatEntry) => void;
}

/** A picture in the conversation; its box has its final size before it loads, so that nothing moves. */
export function Picture({ entry, compact, onOpen }: PictureProps) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const preview = useObjectUrl(entry.upload);
  const { file } = entry.message;
  if (!file) return null;
  const src = preview ?? (file.path ? store.fileUrl(file.path) : undefined);
  // The viewer contains delivered pictures only: it would be empty for this one.
  const isSent = entry.status === 'sent';
  return (
    <button
      type="button"
      data-slot="chat-picture"
      aria-label={isSent ? labels.openPicture(file.name) : labels.picture(file.name)}
      aria-disabled={!isSent}
      onClick={() => isSent && onOpen(entry)}
      className={cx(
        'pdc:relative pdc:block pdc:max-w-full pdc:cursor-zoom-in pdc:overflow-hidden pdc:aria-disabled:cursor-default pdc:bg-sunken pdc:focus-visible:-outline-offset-2',
        // Text below it joins its lower edge.
        'pdc:rounded-[inherit] pdc:not-last:rounded-b-none',
        compact ? 'pdc:h-31 pdc:w-55' : 'pdc:h-34 pdc:w-60 pdc:@min-[640px]:h-45 pdc:@min-[640px]:w-80',
      )}
    >
      {src && <img src={src} alt="" loading="lazy" className="pdc:size-full pdc:object-cover" />}
      {entry.progress !== null && (
        <span className="pdc:absolute pdc:inset-x-3 pdc:bottom-3 pdc:block pdc:rounded-pill pdc:bg-scrim-dark pdc:p-1 pdc:text-on-scrim">
          <UploadBar name={file.name} progress={entry.progress} />
        </span>
      )}
    </button>
  );
}
