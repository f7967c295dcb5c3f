import type { PhotosContent } from '@paidang/contract/entities';
import { useMemo, useRef } from 'react';
import { labels } from '#labels/copywriting';
import { labels as pictureLabels } from '#labels/pictures';
import { OpenablePictures } from '../../../shared/pictures/openable-pictures';
import { PinNumbers, usePicturePins } from '../../../shared/pictures/picture-pins';
import { usePictureViewer } from '../../../shared/pictures/use-picture-viewer';
import { useQuotePlace } from '../../../step/board/quote-target';
import type { StepCompareProps, StepReaderProps } from '../../../step/step-kind';
import { RichTextDiff } from '../../../step/versions/rich-text';
import { photosDocument } from '../copy-document';
import { BoardPins } from '../text/copy-reader';
import { WithSentCopy } from './with-sent-copy';

const photoLabels = labels.photo;

/** Read-only version of a platform's pictures with captions. A comment on a picture quotes the text below it. */
export function PhotosReader({ content: { photos } }: StepReaderProps<PhotosContent>) {
  const list = useRef<HTMLOListElement>(null);
  const quote = useQuotePlace();
  const pins = usePicturePins();
  const pictures = photos.map(({ path, caption }, index) => {
    const name = photoLabels.photo(index + 1);
    // Equal to the text below the picture, which a comment on it quotes.
    const marks = pins.of(`${name}${caption}`);
    return { src: path, alt: caption || name, caption: [name, caption].filter(Boolean).join('　'), marks };
  });
  const { show, viewer } = usePictureViewer(pictures, {
    onComment: quote
      ? (at, point) => {
          const caption = list.current?.querySelectorAll('figcaption')[at];
          if (caption) quote(caption, point);
        }
      : undefined,
    onMark: pins.open,
  });
  return (
    <WithSentCopy>
      <ol
        ref={list}
        aria-label={photoLabels.list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,168px),1fr))] gap-4"
      >
        {[...photos.entries()].map(([index, { photo_uuid, path, caption }]) => {
          const name = photoLabels.photo(index + 1);
          const marks = pictures[index]?.marks ?? [];
          return (
            <li key={photo_uuid} className="min-w-0">
              <figure className="grid gap-2">
                <button
                  type="button"
                  aria-label={`${pictureLabels.open(caption || name)}${marks.length > 0 ? pictureLabels.pinned(marks.length) : ''}`}
                  onClick={() => show(index)}
                  className="relative cursor-zoom-in overflow-hidden rounded-control border border-line"
                >
                  <img
                    src={path}
                    alt={caption || name}
                    loading="lazy"
                    className="aspect-square w-full bg-sunken object-cover"
                  />
                  <PinNumbers marks={marks} />
                </button>
                <figcaption className="flex gap-2 text-14">
                  <span className="shrink-0 text-12 leading-6 text-ink-3">{name}</span>
                  {caption ? <span className="min-w-0">{caption}</span> : null}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
      {viewer}
    </WithSentCopy>
  );
}

/** Pictures that were added, removed or have a new caption. */
export function PhotosCompare({ before, after, ...props }: StepCompareProps<PhotosContent>) {
  const older = useMemo(() => photosDocument(before), [before]);
  const newer = useMemo(() => photosDocument(after), [after]);
  return (
    <OpenablePictures>
      <RichTextDiff before={older} after={newer} {...props} />
    </OpenablePictures>
  );
}

/** The pictures with pins at the points that comments refer to. */
export const BoardPhotosReader = (props: StepReaderProps<PhotosContent>) => (
  <BoardPins>
    <PhotosReader {...props} />
  </BoardPins>
);
