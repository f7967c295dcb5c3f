import { type FilmDrawing, isDrawnAt } from '../../core';
import { useFilm, useFilmTime } from '../../react/film-context';
import { DrawnFrame } from './drawn-frame';

export interface DrawnNowProps {
  drawings: readonly FilmDrawing[];
  ratio: number;
  /** Seconds by which the film below the drawings is ahead of the clock. @default 0 */
  offset?: number;
}

/** The drawings on the current frame; none while the film plays. */
export default function DrawnNow({ drawings, ratio, offset = 0 }: DrawnNowProps) {
  const { clock } = useFilm();
  const { at, rate, playing } = useFilmTime(clock);
  if (playing) return null;
  return drawings
    .filter((drawing) => isDrawnAt(drawing, at + offset, rate))
    .map(({ id, shapes, label }) => (
      <div key={id} className="pdf:absolute pdf:inset-0">
        <DrawnFrame shapes={shapes} ratio={ratio} label={label} />
      </div>
    ));
}
