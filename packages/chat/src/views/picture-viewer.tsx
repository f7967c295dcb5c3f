import { isInlineImage } from '@paidang/contract/rules';
import { lazy, Suspense } from 'react';
import type { ChatEntry } from '../core';
import { useChatLabels, useChatStore } from '../react';

const Lightbox = lazy(async () => ({ default: (await import('@paidang/ui/lightbox')).Lightbox }));

export const hasPicture = ({ message }: ChatEntry): boolean =>
  message.file !== null && isInlineImage(message.file.name);

interface PictureViewerProps {
  entries: readonly ChatEntry[];
  /** Key of the message whose picture is shown. */
  shown: string;
  onShow: (key: string | null) => void;
}

/** All delivered pictures of the conversation at full size. */
export function PictureViewer({ entries, shown, onShow }: PictureViewerProps) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const pictures = entries.filter((entry) => entry.status === 'sent' && hasPicture(entry));
  const images = pictures.flatMap(({ message: { file } }) =>
    file ? { src: store.fileUrl(file.path), alt: labels.picture(file.name) } : [],
  );
  const index = pictures.findIndex(({ key }) => key === shown);
  if (index < 0) return null;
  return (
    <Suspense fallback={null}>
      <Lightbox
        open
        images={images}
        index={index}
        onIndexChange={(to) => onShow(pictures[to]?.key ?? null)}
        onOpenChange={(open) => !open && onShow(null)}
      />
    </Suspense>
  );
}
