import type { CardRatings as Ratings } from '@paidang/contract/entities';
import { card as words } from '#labels/creators';
import { CardSection } from './card-section';

const highest = 5;
/** Width of a bar in units of its SVG. */
const barWidth = 60;

/** Ratings by vendors, and whether they would work with the creator again. */
export function CardRatings({ name, ratings }: { name: string; ratings: Ratings }) {
  const { willing, reconsider, unwilling } = ratings.again;
  const again = [
    willing > 0 ? words.willing(willing) : '',
    reconsider > 0 ? words.reconsider(reconsider) : '',
    unwilling > 0 ? words.unwilling(unwilling) : '',
  ].filter(Boolean);
  return (
    <CardSection title={words.ratings(name)}>
      <div className="grid gap-x-8 gap-y-4 border-y border-line py-5 @xl:grid-cols-[140px_minmax(0,1fr)] @xl:items-center">
        <p>
          <b className="block text-48 leading-none font-medium tracking-tight tabular-nums">
            {ratings.mean.toFixed(1)}
          </b>
          <span className="text-12 text-ink-3">{words.ratingCount(ratings.count)}</span>
        </p>
        <ul className="grid gap-2">
          {ratings.scales.map(({ key, title, mean }) => (
            <li key={key} className="grid grid-cols-[minmax(0,5rem)_minmax(0,1fr)_1.75rem] items-center gap-3 text-13">
              <span>{title}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 60 6"
                preserveAspectRatio="none"
                className="h-1.5 w-full rounded-pill"
              >
                <rect width={barWidth} height="6" className="fill-line" />
                <rect width={(mean / highest) * barWidth} height="6" className="fill-ink" />
              </svg>
              <b className="text-right tabular-nums">{mean.toFixed(1)}</b>
            </li>
          ))}
        </ul>
      </div>
      {again.length > 0 ? <p className="pt-4 text-13">{again.join('　')}</p> : null}
    </CardSection>
  );
}
