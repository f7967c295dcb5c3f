import { momentText, timecode, videoTimeOf } from '@paidang/contract/rules';
import { useEffect, useRef } from 'react';
import { useFilm, useFilmTime } from '../react/film-context';

const textOf = (seconds: number, rate: number | null): string =>
  rate === null ? momentText(videoTimeOf(seconds)) : timecode(seconds, rate);

const framesFrom = (text: string, rate: number | null): number => (rate === null ? text.length : text.length - 2);

/** Current time, exact to the frame, and length; updates with each painted frame without rendering anything else. */
export function TimeShown({ length: known }: { length: number }) {
  const { clock, labels } = useFilm();
  const { at, length, rate } = useFilmTime(clock);
  const whole = useRef<HTMLSpanElement>(null);
  const frames = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      clock.onFrame(() => {
        const text = textOf(clock.now(), rate);
        const cut = framesFrom(text, rate);
        if (whole.current) whole.current.textContent = text.slice(0, cut);
        if (frames.current) frames.current.textContent = text.slice(cut);
      }),
    [clock, rate],
  );
  const now = textOf(at, rate);
  const cut = framesFrom(now, rate);
  const total = textOf(length || known, rate);
  return (
    <p className="pdf:mx-2 pdf:flex pdf:items-baseline pdf:gap-2 pdf:font-mono pdf:text-14 pdf:whitespace-nowrap pdf:tabular-nums pdf:max-sm:mx-1 pdf:max-sm:text-13">
      <span className="pdf:sr-only">{labels.time(now, total)}</span>
      <span aria-hidden="true" data-slot="film-time">
        <span ref={whole}>{now.slice(0, cut)}</span>
        <span ref={frames} className="pdf:text-(--pd-draw-warning)">
          {now.slice(cut)}
        </span>
      </span>
      <span aria-hidden="true" className="pdf:text-film-ink-2 pdf:@max-[560px]:hidden">
        / {total}
      </span>
      {rate === null ? null : (
        <span className="pdf:text-12 pdf:text-film-ink-2 pdf:@max-[820px]:hidden">
          {labels.fps(String(+rate.toFixed(3)))}
        </span>
      )}
    </p>
  );
}
