import { creatorCardLimits } from '@paidang/contract/limits';
import { dayOf, mondayOf, weekNumber } from '@paidang/contract/rules';
import type { CardRow } from './card-store';

export const thisWeek = (now: Date): number => weekNumber(dayOf(now));

const weeksFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

type Marks = Pick<CardRow, 'markedFree' | 'markedBusy'>;

/** Whether a week is free: the owner's marks take precedence over their tasks. */
const isFree = ({ markedFree, markedBusy }: Marks, taken: readonly number[], week: number): boolean =>
  markedFree.includes(week) || !(markedBusy.includes(week) || taken.includes(week));

/** The weeks in which a creator is free, as far ahead as weeks can be marked. */
export const freeWeeksOf = (
  card: Marks & Pick<CardRow, 'showsWeeks'>,
  taken: readonly number[],
  now: Date,
): number[] =>
  card.showsWeeks
    ? weeksFrom(thisWeek(now), creatorCardLimits.weeksAhead).filter((week) => isFree(card, taken, week))
    : [];

/** The weeks a card shows. */
export const presentWeeks = (card: Pick<CardRow, 'freeWeeks'>, now: Date) =>
  weeksFrom(thisWeek(now), creatorCardLimits.weeks).map((week) => ({
    week: mondayOf(week),
    is_free: card.freeWeeks.includes(week),
  }));

/** The weeks from the owner's view, as far ahead as they can be marked. */
export const presentOwnWeeks = (card: Marks & Pick<CardRow, 'takenWeeks'>, now: Date) =>
  weeksFrom(thisWeek(now), creatorCardLimits.weeksAhead).map((week) => ({
    week: mondayOf(week),
    is_free: isFree(card, card.takenWeeks, week),
    is_marked: card.markedFree.includes(week) || card.markedBusy.includes(week),
  }));
