import type { PostPlatform } from '@paidang/contract/rules';
import { Carousel } from '@paidang/ui/carousel';
import { cn } from '@paidang/ui/cn';
import { Image } from 'lucide-react';
import { labels } from '#labels/copy-preview';

export interface PostPicture {
  src: string;
  alt: string;
}

interface PicturesProps {
  platform: PostPlatform;
  pictures: readonly PostPicture[];
  /** Aspect ratio as a class, such as `aspect-4/5`. */
  shape: string;
}

/** Placeholder for a missing picture. */
function NoPicture({ shape }: { shape: string }) {
  return (
    <div className={cn('grid w-full place-items-center bg-sunken text-ink-3', shape)}>
      <span className="grid justify-items-center gap-2 text-13">
        <Image size={20} strokeWidth={1.75} aria-hidden="true" />
        {labels.noPicture}
      </span>
    </div>
  );
}

const Shown = ({ picture, number, shape }: { picture: PostPicture; number: number; shape: string }) => (
  <img
    src={picture.src}
    alt={picture.alt || labels.picture(number)}
    className={cn('w-full bg-sunken object-cover', shape)}
  />
);

/** Picture carousel: by swipe, by button, or by the arrow keys on a button. */
export function SwipedPictures({ platform, pictures, shape }: PicturesProps) {
  const [only] = pictures;
  if (!only) return <NoPicture shape={shape} />;
  if (pictures.length === 1) return <Shown picture={only} number={1} shape={shape} />;
  return (
    <Carousel label={labels.pictures(platform)} autoplay={false} loop={false} className="gap-1">
      {[...pictures.entries()].map(([index, picture]) => (
        <Shown key={index} picture={picture} number={index + 1} shape={shape} />
      ))}
    </Carousel>
  );
}

const tilesAtMost = 5;

/** Pictures in a grid; the last tile shows the number of further ones. */
export function TiledPictures({ pictures }: Pick<PicturesProps, 'pictures'>) {
  const [first] = pictures;
  if (!first) return <NoPicture shape="aspect-video" />;
  if (pictures.length === 1) return <Shown picture={first} number={1} shape="aspect-4/5" />;
  const tiles = pictures.slice(0, tilesAtMost);
  const hidden = pictures.length - tiles.length;
  return (
    <ul className="grid grid-cols-6 gap-0.5">
      {[...tiles.entries()].map(([index, picture]) => (
        <li key={index} className={cn('relative', index < 2 || tiles.length < 5 ? 'col-span-3' : 'col-span-2')}>
          <Shown picture={picture} number={index + 1} shape="aspect-square" />
          {hidden > 0 && index === tiles.length - 1 ? (
            <span className="absolute inset-0 grid place-items-center bg-black/50 text-22 font-medium text-white">
              +{hidden}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
