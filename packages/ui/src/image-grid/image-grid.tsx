import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { cn } from '../cn';
import { listOf } from '../internal/list-of';
import { Lightbox, type LightboxLabels } from '../lightbox';
import { ImageTile } from './image-tile';

export interface ImageGridImage {
  src: string;
  /** What the picture shows. */
  alt: string;
  /** A smaller file for the grid. @default src */
  thumbnail?: string;
}

export interface ImageGridLabels {
  /** @default (n, alt) => `放大第${n}張：${alt}` */
  open: (n: number, alt: string) => string;
  /** @default (n, alt) => `移除第${n}張：${alt}` */
  remove: (n: number, alt: string) => string;
  /** Added to the name of the last tile. @default (count) => `還有${count}張` */
  more: (count: number) => string;
}

const defaultLabels: ImageGridLabels = {
  open: (n, alt) => (alt ? `放大第${n}張：${alt}` : `放大第${n}張`),
  remove: (n, alt) => (alt ? `移除第${n}張：${alt}` : `移除第${n}張`),
  more: (count) => `還有${count}張`,
};

export interface ImageGridProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children' | 'aria-label'> {
  images: readonly ImageGridImage[];
  /** What the pictures are: the accessible name of the list. */
  label: string;
  /** Tiles at most; the last one says how many pictures lie behind it. @default 9 */
  max?: number;
  /** Offers to take a picture away; take it out of `images`. */
  onRemove?: (index: number) => void;
  labels?: Partial<ImageGridLabels & { lightbox: Partial<LightboxLabels> }>;
}

/** Two and four pictures make a square, others rows of three. */
const columnsOf = (count: number) => (count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3);

const columnClass = { 1: 'pd:grid-cols-1', 2: 'pd:grid-cols-2', 3: 'pd:grid-cols-3' };

/**
 * Pictures in tidy rows; a press shows one at full size, from where all can be reached.
 *
 * @example <ImageGrid label="產品圖片" images={images} onRemove={(index) => remove(images[index])} />
 */
export const ImageGrid = forwardRef<HTMLUListElement, ImageGridProps>(function ImageGrid(
  { images: given, label, max = 9, onRemove, labels, className, ...props },
  ref,
) {
  const images = listOf(given, 'ImageGrid', 'images');
  const names = { ...defaultLabels, ...labels };
  const list = useRef<HTMLUListElement>(null);
  const refs = useComposedRefs(list, ref);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(0);
  const removed = useRef<number | null>(null);
  const count = images.length;

  useEffect(() => {
    if (removed.current === null || count === 0) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-slot="image-grid-remove"]');
    buttons?.[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = null;
  }, [count]);

  if (count === 0) return null;
  const tiles = images.slice(0, Math.max(1, max));
  const hidden = count - tiles.length;
  const remove = (index: number) => {
    removed.current = index;
    onRemove?.(index);
  };

  return (
    <>
      <ul
        ref={refs}
        aria-label={label}
        data-slot="image-grid"
        className={cn('pd-root pd:grid pd:gap-2', columnClass[columnsOf(tiles.length)], className)}
        {...props}
      >
        {tiles.map(({ src, alt, thumbnail }, index) => {
          const more = index === tiles.length - 1 ? hidden : 0;
          const name = names.open(index + 1, alt);
          return (
            <ImageTile
              key={images.findIndex((image) => image.src === src) === index ? src : `${src} ${index}`}
              src={thumbnail ?? src}
              alt={alt}
              openLabel={more > 0 ? `${name}，${names.more(more)}` : name}
              removeLabel={names.remove(index + 1, alt)}
              more={more}
              wide={tiles.length === 1}
              onOpen={() => {
                setShown(index);
                setOpen(true);
              }}
              onRemove={onRemove && (() => remove(index))}
            />
          );
        })}
      </ul>
      <Lightbox
        images={images}
        index={shown}
        onIndexChange={setShown}
        open={open}
        onOpenChange={setOpen}
        {...(labels?.lightbox ? { labels: labels.lightbox } : {})}
      />
    </>
  );
});
