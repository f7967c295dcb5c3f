import type { ChatEntry } from '../core';
import { useChatLabels, useChatStore } from '../react';
import { classes } from './classes';
import { UploadBar } from './upload-bar';
import { useObjectUrl } from './use-object-url';

interface PictureProps {
  entry: ChatEntry;
  compact: boolean;
  onOpen: (entry: ChatEntry) => void;
}

/** A picture inside the conversation; its box has its size before it is loaded, so that nothing jumps. */
export function Picture({ entry, compact, onOpen }: PictureProps) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const preview = useObjectUrl(entry.upload);
  const { file } = entry.message;
  if (!file) return null;
  const src = preview ?? (file.path ? store.fileUrl(file.path) : undefined);
  return (
    <button
      type="button"
      data-slot="chat-picture"
      aria-label={labels.openPicture(file.name)}
      onClick={() => onOpen(entry)}
      className={classes(
        'pd:relative pd:block pd:max-w-full pd:cursor-zoom-in pd:overflow-hidden pd:rounded-[inherit] pd:bg-sunken pd:focus-visible:-outline-offset-2',
        compact ? 'pd:h-31 pd:w-55' : 'pd:h-34 pd:w-60 pd:@min-[640px]:h-45 pd:@min-[640px]:w-80',
      )}
    >
      {src && <img src={src} alt="" loading="lazy" className="pd:size-full pd:object-cover" />}
      {entry.progress !== null && (
        <span className="pd:absolute pd:inset-x-3 pd:bottom-3 pd:block pd:rounded-pill pd:bg-[rgb(0_0_0/60%)] pd:p-1 pd:text-white">
          <UploadBar name={file.name} progress={entry.progress} />
        </span>
      )}
    </button>
  );
}
