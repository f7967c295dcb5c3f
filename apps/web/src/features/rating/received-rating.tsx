import type { ReceivedRating as Received } from '@paidang/contract/entities';
import { labels } from '#labels/rating';
import { RatingAnswers } from './rating-answers';

export interface ReceivedRatingProps {
  other: string;
  /** When it is shown at the latest, in words. */
  until: string;
  received: Received;
}

/** What the other side answered, or why it is not to be seen. */
export function ReceivedRating({ other, until, received: { status, pages, answers } }: ReceivedRatingProps) {
  if (status === 'sent' && answers) return <RatingAnswers pages={pages} answers={answers} />;
  if (status === 'skipped' || status === 'missing')
    return <p className="text-ink-2">{labels.received[status](other)}</p>;
  return (
    <>
      <p className="font-medium">{labels.hiddenTitle}</p>
      <p className="mt-1 text-14 text-ink-2 text-pretty">{labels.hidden(other, until)}</p>
    </>
  );
}
