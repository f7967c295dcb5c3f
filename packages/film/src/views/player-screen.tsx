import type { SentVideo } from '@paidang/contract/entities';
import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FilmDrawing } from '../core';
import type { Quality } from '../core/quality';
import type { Zoom } from '../core/zoom';
import { useFilm } from '../react/film-context';
import { useFilmSource } from '../react/use-film-source';
import { useFirstPicture } from '../react/use-first-picture';
import { useLadder } from '../react/use-ladder';
import { useZoomGestures } from '../react/use-zoom-gestures';
import { PlayerFailure, PlayerLoading } from './player-states';

const DrawnNow = lazy(() => import('./drawing/drawn-now'));
const ZoomMap = lazy(() => import('./zoom-map'));

export interface PlayerScreenProps {
  film: SentVideo;
  onRefused: (() => Promise<unknown>) | undefined;
  video: RefObject<HTMLVideoElement | null>;
  videoRef: Ref<HTMLVideoElement>;
  /** Layer exactly over the picture. */
  picture: HTMLElement | null;
  onPicture: (element: HTMLElement | null) => void;
  ratio: number;
  onRatio: (ratio: number) => void;
  zoom: Zoom;
  quality: Quality;
  /** Shown while the film is paused at their frames. */
  drawings: readonly FilmDrawing[];
  over: ReactNode;
  compared: boolean;
  full: boolean;
  pinned: boolean;
  onToggle: () => void;
}

const reviewPlayerProps = { preload: 'metadata', playsInline: true } as const;

/** The picture with its overlays, and the loading and error states. */
export function PlayerScreen({
  film,
  onRefused,
  video,
  videoRef,
  picture,
  onPicture,
  ratio,
  onRatio,
  zoom,
  quality,
  drawings,
  over,
  compared,
  full,
  pinned,
  onToggle,
}: PlayerScreenProps) {
  const { labels, clock } = useFilm();
  const language = useLocale();
  const hasPicture = useFirstPicture(clock);
  const { src, failed, fail, retry } = useFilmSource(film, onRefused);
  const ladder = useLadder({ film, video, clock, quality });
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  useZoomGestures(zoom, screen, picture);
  const isZoomed = useSyncExternalStore(
    zoom.subscribe,
    () => zoom.get().scale > 1,
    () => false,
  );
  return (
    <div
      ref={setScreen}
      className={cx(
        'pd-film-screen pdf:relative pdf:overflow-hidden pdf:min-h-40 pdf:min-w-0 pdf:flex-1 pdf:bg-(--pd-film-screen)',
        !full && 'pdf:max-lg:aspect-video pdf:max-lg:flex-none',
        pinned &&
          'pdf:max-h-[28dvh] pdf:min-h-24 pdf:w-full pdf:sideways:aspect-auto pdf:sideways:max-h-none pdf:sideways:flex-1',
      )}
    >
      <div
        className={cx('pd-film-picture', compared && 'pdf:overflow-hidden')}
        style={{ '--pd-film-ratio': ratio } as CSSProperties}
      >
        <div className="pd-film-zoom">
          <video
            ref={videoRef}
            src={ladder.isPlaying ? undefined : (src ?? undefined)}
            poster={film.poster ?? undefined}
            aria-label={labels.film(film.name)}
            onClick={onToggle}
            onError={ladder.isPlaying ? ladder.leave : fail}
            onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
              if (width > 0 && height > 0) onRatio(width / height);
            }}
            {...reviewPlayerProps}
            className="pdf:absolute pdf:inset-0 pdf:size-full pdf:cursor-pointer pdf:object-contain"
          >
            {film.captions ? (
              // Fetched when first shown. Keyed by address, because a track keeps the cues it has loaded.
              <track
                key={film.captions}
                kind="captions"
                src={film.captions}
                srcLang={language}
                label={labels.captions.track}
              />
            ) : null}
          </video>
          <div ref={onPicture} className="pdf:pointer-events-none pdf:absolute pdf:inset-0">
            {hasPicture && drawings.length > 0 ? (
              <Suspense>
                <DrawnNow drawings={drawings} ratio={ratio} />
              </Suspense>
            ) : null}
          </div>
        </div>
        <div className="pdf:pointer-events-none pdf:absolute pdf:inset-0">{over}</div>
      </div>
      {isZoomed && picture && !pinned ? (
        <Suspense>
          <ZoomMap zoom={zoom} ratio={ratio} poster={film.poster} picture={picture} video={video} />
        </Suspense>
      ) : null}
      <PlayerLoading />
      {failed ? <PlayerFailure film={film} onRetry={() => void retry()} /> : null}
    </div>
  );
}
