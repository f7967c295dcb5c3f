import '@paidang/film/styles.css';
import type { CommentTime } from '@paidang/contract/entities';
import { frameText, secondsOf } from '@paidang/contract/rules';
import { FilmStill } from '@paidang/film';
import { useMemo } from 'react';
import { labels } from '#labels/trace';
import { copyName } from '#labels/version-names';
import { useStep } from '../../data/steps';
import { videoSource } from '../../data/videos';

export interface MarkedFrameProps {
  task: string;
  /** Version of the video. */
  version: number;
  time: CommentTime;
}

/**
 * The frame of a video that was marked for a requirement. Reserves its space while loading; videos hosted elsewhere have no
 * frame.
 */
export function MarkedFrame({ task, version, time }: MarkedFrameProps) {
  const source = useMemo(() => videoSource(task), [task]);
  const { data: view, refresh } = useStep(source);
  const film = view?.versions.find(({ number }) => number === version)?.film;
  if (view && !film?.path) return <p className="text-13 text-ink-2">{labels.place.elsewhere}</p>;
  return (
    <div className="flex h-36 justify-center overflow-hidden rounded-[4px] bg-film">
      {film ? (
        <FilmStill
          film={film}
          at={secondsOf(time)}
          label={labels.place.frame(copyName(version), frameText(time, null, film.fps))}
          onRefused={refresh}
          className="h-full"
        />
      ) : null}
    </div>
  );
}
