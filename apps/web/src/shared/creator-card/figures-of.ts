import type { CreatorCard } from '@paidang/contract/entities';
import { facts, card as words } from '#labels/creators';
import { mostViewed, shortNumber, totalFollowers } from '../creators/facts';

/** A key figure of a card. */
export interface CardFigure {
  readonly name: string;
  readonly value: string;
  /** Displayed smaller, after the value. */
  readonly unit: string;
  /** What the figure is based on. */
  readonly hint: string;
}

function rough(value: number): Pick<CardFigure, 'value' | 'unit'> {
  const text = shortNumber(value);
  const unit = text.endsWith(facts.tenThousand) ? facts.tenThousand : '';
  return { value: text.slice(0, text.length - unit.length), unit };
}

/** The four most important figures of a card; unknown ones are omitted. */
export function figuresOf({ platforms, rating, closed_projects: closed }: CreatorCard): readonly CardFigure[] {
  const followers = totalFollowers(platforms);
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
