import type { Ratings } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { cn } from '@paidang/ui/cn';
import { Link } from 'react-router-dom';
import { labels } from '#labels/rating';
import { useRatings } from '../../data/ratings';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { personName } from '../../shared/people';
import { StillLoading } from '../../shared/show-together';

const bandLabels = labels.band;

interface Band {
  title: string;
  hint?: string;
  action: string;
  isMine: boolean;
}

/** Contents of the band; `null` if there is nothing to do or to see. */
function bandOf({ other, own, received }: Ratings, until: string): Band | null {
  const open = own.find(({ status }) => status === 'open');
  if (open?.type === 'copartner') {
    return {
      title: bandLabels.open(personName(other)),
      hint: bandLabels.openHint(until),
      action: bandLabels.rate,
      isMine: true,
    };
  }
  if (open) return { title: bandLabels.website, action: bandLabels.goOn, isMine: true };
  if (received.status === 'sent') return { title: bandLabels.done, action: bandLabels.view, isMine: false };
  if (received.status === 'hidden') return { title: bandLabels.waiting(until), action: bandLabels.view, isMine: false };
  return null;
}

/** Link to the ratings of a task, once its closing report is accepted. */
export default function RatingBand({ task, className }: { task: string; className?: string }) {
  const { data: ratings, error } = useRatings(task);
  const now = useNow();
  if (!ratings && !error) return <StillLoading />;
  if (!ratings?.closes_at) return null;
  const band = bandOf(ratings, longDay(dayOf(new Date(ratings.closes_at)), dayOf(now)));
  if (!band) return null;
  return (
    <Callout
      className={cn('items-center', className)}
      icon={null}
      action={
        <Button asChild size="sm" variant={band.isMine ? 'ink' : 'line'}>
          <Link to={paths.rating(task)}>{band.action}</Link>
        </Button>
      }
    >
      <p className="font-medium">{band.title}</p>
      {band.hint ? <p className="text-13 text-ink-2">{band.hint}</p> : null}
    </Callout>
  );
}
