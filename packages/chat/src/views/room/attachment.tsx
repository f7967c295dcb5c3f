import type { ChatAttachmentProps } from '../../react';
import { FileCard } from './file-card';
import { Picture } from './picture';
import { hasPicture } from './picture-viewer';

/** The file of a message: a picture is shown, anything else is a card. */
export function Attachment({ entry, compact, onOpenPicture }: ChatAttachmentProps) {
  return hasPicture(entry) ? (
    <Picture entry={entry} compact={compact} onOpen={onOpenPicture} />
  ) : (
    <FileCard entry={entry} />
  );
}
