import { creatorCardLimits } from '@paidang/contract/limits';
import { columnOwner, columnsOf, dateAt, type ScheduleDates, weekNumber } from '@paidang/contract/rules';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { averagesOf } from '../ratings';
import { type CardRow, changeCard, listPublished } from './card-store';
import { countClosed, listAnswerTimes, listRunningSchedules, lockCards } from './figures-store';
import { freeWeeksOf } from './weeks';

const day = 86_400_000;
/** How many cards are refreshed in one transaction. */
const batchSize = 200;

/** The weeks in which a schedule has a delivery date for the creator. */
const weeksOf = (dates: ScheduleDates): number[] =>
  columnsOf(dates).flatMap((column) => {
    const due = columnOwner(column) === 'creator' ? dateAt(dates, column) : null;
    return due === null ? [] : weekNumber(due);
  });

type Figures = Pick<
  CardRow,
  'rating' | 'ratingCount' | 'closedProjects' | 'answerMinutes' | 'takenWeeks' | 'freeWeeks'
>;

/** Counts the figures of cards. */
async function countFigures(tx: Transaction, cards: readonly CardRow[]): Promise<ReadonlyMap<string, Figures>> {
  const { db, now } = tx;
  const ids = cards.map(({ userId }) => userId);
  const averages = await averagesOf(tx, ids);
  const closed = new Map((await countClosed(db, ids)).map(({ userId, count }) => [userId, count]));
  const since = new Date(now.getTime() - creatorCardLimits.answerDays * day);
  const answers = new Map((await listAnswerTimes(db, ids, since)).map((row) => [row.userId, row]));
  const schedules = Map.groupBy(await listRunningSchedules(db, ids), ({ userId }) => userId);
  return new Map(
    cards.map((card) => {
      const { userId } = card;
      const average = averages.get(userId);
      const answer = answers.get(userId);
      const taken = new Set((schedules.get(userId) ?? []).flatMap(({ dates }) => weeksOf(dates)));
      const takenWeeks = [...taken].sort((one, other) => one - other);
      return [
        userId,
        {
          rating: average ? Math.round(average.mean * 100) : null,
          ratingCount: average?.count ?? 0,
          closedProjects: closed.get(userId) ?? 0,
          answerMinutes: answer && answer.count >= creatorCardLimits.fewestAnswers ? answer.minutes : null,
          takenWeeks,
          freeWeeks: freeWeeksOf(card, takenWeeks, now),
        },
      ];
    }),
  );
}

const differs = (card: CardRow, figures: Figures): boolean =>
  (Object.keys(figures) as (keyof Figures)[]).some((name) => String(card[name]) !== String(figures[name]));

/** Recounts the figures of the given users' cards. */
export async function refreshCards(tx: Transaction, ids: readonly string[]): Promise<void> {
  const cards = await lockCards(tx.db, ids);
  if (cards.length === 0) return;
  const figures = await countFigures(tx, cards);
  for (const card of cards) {
    const counted = figures.get(card.userId);
    if (counted && differs(card, counted)) await changeCard(tx.db, card.userId, { ...counted, countedAt: tx.now });
  }
}

/** Recounts every published card. Runs hourly, since answers expire, ratings close and weeks pass. */
export async function refreshPublishedCards({ db, transact }: Platform): Promise<void> {
  let last: string | null = null;
  for (;;) {
    const ids: string[] = await listPublished(db, last, batchSize);
    if (ids.length === 0) return;
    await transact((tx) => refreshCards(tx, ids));
    last = ids.at(-1) ?? null;
  }
}
