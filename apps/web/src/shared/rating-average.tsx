import type { RatingAverage as Average } from '@paidang/contract/entities';
import { RatingDisplay } from '@paidang/ui/rating';
import { labels } from '#labels/shared';

export interface RatingAverageProps {
  /** Whose it is. */
  name: string;
  /** `null` below three ratings: then nothing is shown. */
  average: Average | null;
}

/** What others rated somebody, on average. */
export function RatingAverage({ name, average }: RatingAverageProps) {
  if (!average) return null;
  const { mean, count } = average;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-13 text-ink-2">
      <RatingDisplay size="sm" value={mean} label={() => labels.average.words(name, mean.toFixed(1), count)} />
      <span aria-hidden="true">{labels.average.times(count)}</span>
    </span>
  );
}
