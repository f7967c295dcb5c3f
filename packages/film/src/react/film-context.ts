import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FilmClock, Stretch } from '../core';
import type { FilmLabels } from '../labels';

export interface FilmContextValue {
  clock: FilmClock;
  labels: FilmLabels;
}

export const FilmContext = createContext<FilmContextValue | null>(null);

export function useFilm(): FilmContextValue {
  const value = useContext(FilmContext);
  if (!value) {
    throw new Error('@paidang/film: no film found, so there is nothing to show. Place this part inside <FilmPlayer>.');
  }
  return value;
}

/** Playback state of a film, as returned by `useFilmTime`. */
export interface FilmTime {
  /** Seconds. */
  at: number;
  length: number;
  /** Frames per second; `null` while unknown. */
  rate: number | null;
  playing: boolean;
  repeated: Stretch | null;
}

/** Current playback state; renders again a few times a second while the film plays. */
export function useFilmTime({ subscribe, now, length, rate, isPlaying, repeated }: FilmClock): FilmTime {
  return {
    at: useSyncExternalStore(subscribe, now, now),
    length: useSyncExternalStore(subscribe, length, length),
    rate: useSyncExternalStore(subscribe, rate, rate),
    playing: useSyncExternalStore(subscribe, isPlaying, isPlaying),
    repeated: useSyncExternalStore(subscribe, repeated, repeated),
  };
}
