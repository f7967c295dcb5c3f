import type { CreatorCard } from '@paidang/contract/entities';
import { facts, card as words } from '#labels/creators';
import { followersOf, mostViewed, roughly } from '../creators/facts';

/** A figure of a card, with what it counts. */
export interface CardFigure {
  readonly name: string;
  readonly value: string;
  /** Smaller, behind the value. */
  readonly unit: string;
  /** Of what, or by whom. */
  readonly hint: string;
}

function rough(value: number): Pick<CardFigure, 'value' | 'unit'> {
  const text = roughly(value);
  const unit = text.endsWith(facts.tenThousand) ? facts.tenThousand : '';
  return { value: text.slice(0, text.length - unit.length), unit };
}

/** The four figures one looks at first; one that is not known is left out. */
export function figuresOf({ platforms, rating, closed_projects: closed }: CreatorCard): readonly CardFigure[] {
  const followers = followersOf(platforms);
  const most = mostViewed(platforms);
  const figures: CardFigure[] = [];
  if (followers !== null) {
    figures.push({ name: words.followers, hint: words.platformsCount(platforms.length), ...rough(followers) });
  }
  if (most?.views) figures.push({ name: words.views, hint: most.platform, ...rough(most.views) });
  if (most && most.engagement !== null) {
    figures.push({ name: words.engagement, hint: most.platform, value: `${most.engagement}`, unit: '%' });
  }
  if (rating) {
    figures.push({ name: words.rating, hint: facts.ratedBy(rating.count), value: rating.mean.toFixed(1), unit: '' });
  } else if (closed) {
    figures.push({ name: words.rating, hint: facts.notRated, value: '', unit: facts.closedProjects(closed) });
  }
  return figures;
}
