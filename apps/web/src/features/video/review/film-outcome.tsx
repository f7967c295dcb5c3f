import type { OutcomeContentProps } from '@paidang/comment-board/document';
import { momentText, secondsOf } from '@paidang/contract/rules';
import { FilmStill } from '@paidang/film';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import { useVideoRoom } from '../video-room';

/** The frame a comment refers to, in its own version and in the later one. */
export default function FilmOutcome({ comment: { time }, outcome }: OutcomeContentProps) {
  const { view, refresh } = useVideoRoom();
  const { frames } = labels;
  if (!time) return <p className="text-13 text-ink-2">{frames.whole}</p>;
  const sides = [outcome.from, outcome.to].map((number) => ({
    name: copyName(number),
    film: view.versions.find((version) => version.number === number)?.film,
  }));
  const [before, after] = sides;
  const isGone = outcome.kind === 'gone';
  if (!before?.film?.path || !(after?.film?.path || isGone)) {
    return <p className="text-13 text-ink-2">{frames.elsewhere}</p>;
  }
  const at = secondsOf(time);
  return (
    <div className="mt-1 grid grid-cols-2 gap-2">
      {sides.map(({ name, film }, index) => (
        <figure key={name} className="min-w-0">
          {film?.path && !(isGone && index === 1) ? (
            <FilmStill
              film={film}
              at={at}
              label={frames.at(name, momentText(time))}
              onRefused={refresh}
              className="rounded-[4px]"
            />
          ) : (
            <span className="grid aspect-video place-items-center rounded-[4px] border border-dashed border-line-strong px-2 text-center text-12 text-ink-3">
              {frames.gone}
            </span>
          )}
          <figcaption className="mt-0.5 text-12 text-ink-3" aria-hidden="true">
            {name} <span className="tabular-nums">{momentText(time)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
