import type { RatingAverage as Average } from '@paidang/contract/entities';
import { Star } from 'lucide-react';
import { labels } from '#labels/shared';

const words = labels.average;

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
  const figure = mean.toFixed(1);
  return (
    <span
      role="img"
      aria-label={words.full(name, figure, count)}
      className="inline-flex items-center gap-1.5 text-14 text-ink tabular-nums"
    >
      <Star size={16} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
      {figure}
      <span className="text-13 font-regular text-ink-3">{words.times(count)}</span>
    </span>
  );
}
