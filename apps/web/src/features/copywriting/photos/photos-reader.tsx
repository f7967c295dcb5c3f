import type { PhotosContent } from '@paidang/contract/entities';
import { useMemo } from 'react';
import { RichTextDiff } from '../../../shared/step-page/rich-text-diff';
import type { StepCompareProps, StepReaderProps } from '../../../shared/step-page/step-kind';
import { photosDocument } from '../copy-document';
import { labels } from '../labels';

const words = labels.photo;

/** A version of a platform's pictures in their order, each with its words. */
export function PhotosReader({ content: { photos } }: StepReaderProps<PhotosContent>) {
  return (
    <ol aria-label={words.list} className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
      {[...photos.entries()].map(([index, { photo_uuid, path, caption }]) => (
        <li key={photo_uuid} className="min-w-0">
          <figure className="grid gap-2">
            <img
              src={path}
              alt={caption || words.photo(index + 1)}
              loading="lazy"
              className="aspect-square w-full rounded-control border border-line bg-sunken object-cover"
            />
            <figcaption className="flex gap-2 text-14">
              <span data-quote-skip="" className="font-mono text-12 leading-6 text-ink-3">
                {index + 1}
              </span>
              {caption ? <span className="min-w-0">{caption}</span> : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}

/** Which pictures came, went or have other words. */
export function PhotosCompare({ before, after, ...props }: StepCompareProps<PhotosContent>) {
  const older = useMemo(() => photosDocument(before), [before]);
  const newer = useMemo(() => photosDocument(after), [after]);
  return <RichTextDiff before={older} after={newer} {...props} />;
}
