import { lazy, Suspense, useState } from 'react';
import type { BoardComment } from '../core';
import { useLabels } from '../react/board-context';

const Lightbox = lazy(async () => ({ default: (await import('@paidang/ui/lightbox')).Lightbox }));

interface CommentImagesProps {
  comment: BoardComment;
}

/** Thumbnails of a comment's photos, 72 px; pressing one opens it at full size. */
export function CommentImages({ comment }: CommentImagesProps) {
  const labels = useLabels();
  const [index, setIndex] = useState(0);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (comment.images.length === 0) return null;
  const { created_by: author } = comment;
  const images = comment.images.map((image, at) => ({ src: image.path, alt: labels.photo(author, at + 1) }));
  return (
    <div data-slot="comment-images" className="pdb:mt-2.5 pdb:flex pdb:flex-wrap pdb:gap-1.5">
      {images.map((image, at) => (
        <button
          key={image.src}
          type="button"
          data-slot="comment-image"
          aria-label={labels.openPhoto(author, at + 1)}
          onClick={() => {
            setIndex(at);
            setState('open');
          }}
          className="pdb:size-18 pdb:overflow-hidden pdb:rounded-small pdb:bg-sunken"
        >
          <img src={image.src} alt="" loading="lazy" className="pdb:size-full pdb:object-cover" />
        </button>
      ))}
      {state === 'unused' ? null : (
        <Suspense>
          <Lightbox
            images={images}
            index={Math.min(index, images.length - 1)}
            onIndexChange={setIndex}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
