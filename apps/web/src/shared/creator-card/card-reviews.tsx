import type { CardReview } from '@paidang/contract/entities';
import { Star } from 'lucide-react';
import { card as words } from '#labels/creators';
import { CardSection } from './card-section';

/** What vendors wrote, for other vendors. */
export function CardReviews({ reviews }: { reviews: readonly CardReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <CardSection title={words.reviews} hint={words.reviewsHint}>
      <ul className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2">
        {reviews.map(({ comment, mean, month, brand }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in every word
          <li key={index} className="border-l-[3px] border-vendor-500 pl-4">
            <p className="flex items-center justify-between gap-3 text-13 text-ink-2">
              <span>{`${brand ?? words.anonymous}　${month.replace('-', '/')}`}</span>
              <span className="inline-flex items-center gap-1 font-medium text-ink tabular-nums">
                <Star aria-hidden="true" size={13} fill="currentColor" />
                {mean.toFixed(1)}
              </span>
            </p>
            <p className="mt-2 text-15 text-pretty wrap-anywhere">{comment}</p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
