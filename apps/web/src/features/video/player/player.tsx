import type { SentVideo } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Spinner } from '@paidang/ui/spinner';
import {
  MediaActionTypes,
  MediaProvider,
  useMediaDispatch,
  useMediaFullscreenRef,
  useMediaRef,
  useMediaSelector,
} from 'media-chrome/react/media-store';
import { type ReactNode, useCallback, useRef } from 'react';
import { labels } from '#labels/video';
import { useHeightProperty } from '../../../shared/use-height-property';
import { useVideoDesk } from '../video-context';
import { PlayerControls } from './player-controls';
import { usePlayerKeys } from './use-player-keys';
import { useVideoSource } from './use-video-source';

export interface PlayerProps {
  film: SentVideo;
  /** At the left of the picture: another version, that follows this one. */
  beside?: ReactNode;
  /** Below the controls: the ruler. */
  children?: ReactNode;
  /** Keys mark the ends of a stretch. @default they do nothing */
  onMark?: ((end: 'from' | 'until') => void) | undefined;
}

/** A film with its controls. Keys work while the focus is in it, so that none is taken from who writes beside it. */
export function Player(props: PlayerProps) {
  return (
    <MediaProvider key={props.film.video_uuid}>
      <PlayerBody {...props} />
    </MediaProvider>
  );
}

const words = labels.player;

/** A cut under review has no captions yet: they come with the film that is published. */
const reviewPlayerProps = { preload: 'metadata', playsInline: true } as const;

function PlayerBody({ film, beside, children, onMark }: PlayerProps) {
  const { clock, isPinned } = useVideoDesk();
  const measured = useHeightProperty('--film');
  const dispatch = useMediaDispatch();
  const mediaRef = useMediaRef();
  const fullscreenRef = useMediaFullscreenRef();
  const playButton = useRef<HTMLButtonElement>(null);
  const paused = useMediaSelector<boolean>((state) => state.mediaPaused ?? true);
  const loading = useMediaSelector<boolean>((state) => Boolean(state.mediaLoading) && state.mediaPaused === false);
  const isFull = useMediaSelector<boolean>((state) => Boolean(state.mediaIsFullscreen));
  const { src, failed, fail, retry } = useVideoSource(film);
  const onKeyDown = usePlayerKeys({ clock, dispatch, onMark });

  const videoRef = useCallback(
    (node: HTMLVideoElement | null) => {
      mediaRef(node);
      if (!node) return;
      const detach = clock.attach(node);
      return () => {
        detach();
        mediaRef(null);
      };
    },
    [clock, mediaRef],
  );
  const frame = useCallback(
    (node: HTMLElement | null) => {
      fullscreenRef(node);
      if (!node) return;
      const unmeasure = measured(node);
      return () => {
        unmeasure?.();
        fullscreenRef(null);
      };
    },
    [fullscreenRef, measured],
  );
  const toggle = () => {
    dispatch({ type: paused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST });
    playButton.current?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={frame}
      aria-label={words.region(film.name)}
      data-tour="video-player"
      onKeyDown={onKeyDown}
      className={cn(
        'flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-[4px] bg-film',
        isPinned &&
          'fixed inset-x-0 top-0 z-(--pd-z-overlay) flex-none rounded-none sideways:right-1/2 sideways:bottom-0',
      )}
    >
      <div className="flex min-h-0 flex-1 gap-0.5 max-lg:flex-col">
        {isPinned ? null : beside}
        <div
          className={cn(
            'relative min-h-40 min-w-0 flex-1 bg-[#0b0b0d]',
            !isFull && 'max-lg:aspect-video max-lg:flex-none',
            isPinned && 'max-h-[28dvh] min-h-24 w-full sideways:aspect-auto sideways:max-h-none sideways:flex-1',
          )}
        >
          <video
            ref={videoRef}
            src={src ?? undefined}
            poster={film.poster ?? undefined}
            aria-label={words.film(film.name)}
            onClick={toggle}
            onError={fail}
            {...reviewPlayerProps}
            className="absolute inset-0 size-full cursor-pointer object-contain"
          />
          {loading ? (
            <span role="status" className="pointer-events-none absolute inset-0 grid place-items-center text-film-ink">
              <Spinner className="size-8" />
              <span className="sr-only">{words.loading}</span>
            </span>
          ) : null}
          {failed ? (
            <div
              role="alert"
              className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-[#0b0b0d] p-6 text-center text-film-ink"
            >
              <p>{film.source === 'link' ? words.linkFailed : words.failed}</p>
              {film.url ? (
                <Button asChild>
                  <a href={film.url} target="_blank" rel="noopener noreferrer">
                    {words.openLink}
                  </a>
                </Button>
              ) : (
                <Button onClick={() => void retry()}>{words.retry}</Button>
              )}
            </div>
          ) : null}
        </div>
      </div>
      <PlayerControls playButton={playButton} length={film.duration ?? 0} />
      {/* While one types on a phone, picture and words are what there is room for. */}
      <div className={cn('shrink-0', isPinned && 'low:hidden')}>{children}</div>
    </section>
  );
}
