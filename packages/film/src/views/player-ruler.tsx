import type { SentVideo } from '@paidang/contract/entities';
import { type FilmPin, FilmRuler } from '@paidang/ui/film-ruler';
import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { useEffect, useMemo, useState } from 'react';
import type { FilmClock, Stretch } from '../core';
import { defaultLabels, type FilmLabels } from '../labels';
import { useFilmTime } from '../react/film-context';
import { useFirstPicture } from '../react/use-first-picture';

export interface PlayerRulerProps {
  film: SentVideo;
  clock: FilmClock;
  /** Moments and ranges that comments refer to. @default none */
  pins?: readonly FilmPin[];
  activePin?: string | null;
  onPin?: (id: string) => void;
  /** Range marked for the next comment. */
  stretch?: Stretch | null;
  onStretch?: (from: number, until: number) => void;
  labels?: LabelOverrides<FilmLabels>;
}

/**
 * The timeline of a film: its pictures, its time, pins for comments, and the playhead. Also works without a player.
 *
 * @example <PlayerRuler film={film} clock={clock} pins={pins} onPin={show} />
 */
export function PlayerRuler({ film, clock, pins, labels: given, stretch = null, ...ruler }: PlayerRulerProps) {
  const labels = useMemo(() => mergeLabels(defaultLabels, given), [given]);
  const time = useFilmTime(clock);
  const [requested, setRequested] = useState<number | null>(null);
  // The clock tells of a seek once its picture is painted. Until then the playhead is where it was moved, and keys continue from there.
  useEffect(() => clock.subscribe(() => setRequested(null)), [clock]);
  const seek = (seconds: number) => {
    setRequested(seconds);
    clock.goTo(seconds);
  };
  const hasPins = useFirstPicture(clock);
  const storyboard = useMemo(
    () => film.storyboard && { ...film.storyboard, src: film.storyboard.path },
    [film.storyboard],
  );
  return (
    <FilmRuler
      {...ruler}
      {...(hasPins && pins ? { pins } : {})}
      label={labels.position}
      labels={{ ...labels.ruler, pins: labels.pins }}
      duration={time.length || (film.duration ?? 0)}
      at={requested ?? time.at}
      playing={time.playing}
      onSeek={seek}
      thumbnails={film.thumbnails && { src: film.thumbnails.path, count: film.thumbnails.count }}
      storyboard={storyboard}
      stretch={stretch}
    />
  );
}
