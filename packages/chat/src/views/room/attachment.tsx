import type { ChatAttachmentProps } from '../../react';
import { FileCard } from './file-card';
import { Picture } from './picture';
import { hasPicture } from './picture-viewer';

/** File of a message: pictures are displayed, other files are cards. */
export function Attachment({ entry, compact, onOpenPicture }: ChatAttachmentProps) {
  return hasPicture(entry) ? (
    <Picture entry={entry} compact={compact} onOpen={onOpenPicture} />
  ) : (
    <FileCard entry={entry} />
  );
}
