import type { SentVideo } from '@paidang/contract/entities';
import { useEffect, useRef } from 'react';
import { useFilmSource } from '../react/use-film-source';

export interface FilmStillProps {
  film: Pick<SentVideo, 'video_uuid' | 'path' | 'poster' | 'width' | 'height'>;
  /** Seconds from the beginning. */
  at: number;
  /** Describes the frame. */
  label: string;
  /** Requests new addresses when the signed one is refused. */
  onRefused?: () => Promise<unknown>;
  className?: string;
}

/**
 * One frame of a film, without controls, for example two side by side to compare a moment in two versions. Has the film's
 * aspect ratio from the start, so the layout does not shift while it loads.
 *
 * @example <FilmStill film={film} at={7.5} label="B copy 00:07" />
 */
export function FilmStill({ film, at, label, onRefused, className = '' }: FilmStillProps) {
  const { src, retry } = useFilmSource(film, onRefused);
  const asked = useRef(false);
  const video = useRef<HTMLVideoElement>(null);
  const show = () => {
    const { current } = video;
    if (current && current.readyState > 0) current.currentTime = Math.min(at, current.duration || at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset whenever the moment or the film changes
  useEffect(show, [at, src]);
  const { width, height } = film;
  return (
    <video
      ref={video}
      data-slot="film-still"
      src={src ?? undefined}
      poster={film.poster ?? undefined}
      aria-label={label}
      muted
      playsInline
      disablePictureInPicture
      preload="metadata"
      tabIndex={-1}
      onLoadedMetadata={show}
      onError={() => {
        if (asked.current) return;
        asked.current = true;
        void retry();
      }}
      className={`pd-film-still ${className}`}
      style={{ aspectRatio: width && height ? `${width} / ${height}` : '16 / 9' }}
    />
  );
}
