import { cx } from '@paidang/ui/recipes';
import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ComparedFilm, CompareMode } from '../../core';
import { followClock } from '../../core/follow';
import { useFilm } from '../../react/film-context';
import { useFilmSource } from '../../react/use-film-source';

const DrawnNow = lazy(() => import('../drawing/drawn-now'));

const usualRatio = 16 / 9;

export interface ComparedPictureProps {
  compared: ComparedFilm;
  mode: CompareMode;
  /** Visible part of the picture from the left, in percent. */
  seen: number;
  /** Aspect ratio of the film below it. */
  over: number;
  full: boolean;
  audible: boolean;
  volume: number;
  hidden: boolean;
  onRefused: (() => Promise<unknown>) | undefined;
}

/** Same size as the film in the player, which leaves room below it on small screens. @param full in full screen */
export const overPicture = (full: boolean): string =>
  full ? 'pdf:absolute pdf:inset-0' : 'pdf:absolute pdf:inset-0 pdf:max-lg:bottom-auto pdf:max-lg:aspect-video';

/** The other film: next to the one in the player, or over it. Keeps its position in the DOM, so that it is loaded only once. */
export function ComparedPicture({
  compared: { film, name, drawings = [], offset = 0 },
  mode,
  seen,
  over,
  full,
  audible,
  volume,
  hidden,
  onRefused,
}: ComparedPictureProps) {
  const { clock, labels } = useFilm();
  const { src, failed, fail, retry } = useFilmSource(film, onRefused);
  const video = useRef<HTMLVideoElement>(null);
  const [ratio, setRatio] = useState(film.width && film.height ? film.width / film.height : usualRatio);
  const isBeside = mode === 'side';

  // biome-ignore lint/correctness/useExhaustiveDependencies(src): another address is another element
  useEffect(
    () => (video.current ? followClock(clock, video.current, { offset, fps: film.fps }) : undefined),
    [clock, offset, film.fps, src],
  );
  useEffect(() => {
    if (video.current) video.current.volume = volume;
  }, [volume]);

  return (
    <div
      data-slot="film-compared"
      data-mode={mode}
      className={cx(
        'pd-film-screen pdf:bg-(--pd-film-screen)',
        isBeside
          ? 'pdf:relative pdf:min-h-40 pdf:min-w-0 pdf:flex-1 pdf:max-lg:aspect-video pdf:max-lg:flex-none'
          : `pdf:pointer-events-none pdf:z-1 pdf:bg-transparent ${overPicture(full)}`,
        hidden && 'pdf:hidden',
      )}
    >
      <div
        className={cx('pd-film-picture pdf:overflow-hidden', !isBeside && 'pdf:bg-(--pd-film-screen)')}
        style={
          {
            '--pd-film-ratio': isBeside ? ratio : over,
            clipPath: isBeside ? undefined : `inset(0 ${100 - seen}% 0 0)`,
          } as CSSProperties
        }
      >
        <div className="pd-film-zoom">
          <video
            ref={video}
            key={src}
            src={src ?? undefined}
            poster={film.poster ?? undefined}
            aria-label={labels.film(name)}
            muted={!audible}
            playsInline
            preload="auto"
            onError={fail}
            onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
              if (width > 0 && height > 0) setRatio(width / height);
            }}
            className="pdf:absolute pdf:inset-0 pdf:size-full pdf:object-contain"
          />
          {drawings.length > 0 && !failed ? (
            <Suspense>
              <DrawnNow drawings={drawings} ratio={ratio} offset={offset} />
            </Suspense>
          ) : null}
        </div>
        {isBeside ? <span className="pd-film-name">{name}</span> : null}
        {failed ? (
          <div
            role="alert"
            className="pdf:pointer-events-auto pdf:absolute pdf:inset-0 pdf:grid pdf:place-content-center pdf:justify-items-center pdf:gap-3 pdf:bg-(--pd-film-screen) pdf:p-4 pdf:text-center pdf:text-film-ink"
          >
            <p className="pdf:m-0">{labels.compare.failed(name)}</p>
            <button
              type="button"
              className="pdf:cursor-pointer pdf:rounded-control pdf:bg-film-cell pdf:px-4 pdf:py-2 pdf:focus-visible:outline-film-ink"
              onClick={() => void retry()}
            >
              {labels.retry}
            </button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
