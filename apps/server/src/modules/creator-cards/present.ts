import type { CardReview, CreatorCard, CreatorSummary } from '@paidang/contract/entities';
import { creatorCardLimits, ratingLimits } from '@paidang/contract/limits';
import { dayOf, questionnaire, ratingMean } from '@paidang/contract/rules';
import type { CardPart } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { answersAbout } from '../ratings';
import type { CardRecord, Viewer } from './card-store';
import { presentWeeks } from './weeks';
import { shownWorks } from './works';
import { listNamedBrands } from './works-store';

/** Whether a part of a card is shown to the viewer: vendors see every part that is filled in. */
const shows = ({ card }: CardRecord, part: CardPart, viewer: Viewer): boolean =>
  viewer !== 'public' || card.publicParts.includes(part);

const tenths = (value: number): number => Math.round(value * 10) / 10;
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A card as shown in lists. */
export function toSummary(record: CardRecord, viewer: Viewer, now: Date): CreatorSummary {
  const { card, owner, platforms, fees } = record;
  const hasFigures = shows(record, 'audience', viewer);
  const hasRatings = shows(record, 'ratings', viewer);
  return {
    uuid: owner.id,
    name: owner.name,
    avatar: owner.avatar,
    headline: card.headline,
    is_open: card.isOpen,
    categories: card.categories,
    area: card.area,
    languages: card.languages,
    platforms: platforms.map(({ platform, url, followers, views, engagement, audience, reportedOn }) => ({
      platform,
      url,
      followers: hasFigures ? followers : null,
      views: hasFigures ? views : null,
      engagement: hasFigures ? engagement : null,
      audience: hasFigures ? audience : '',
      reported_on: reportedOn,
    })),
    fees: shows(record, 'fees', viewer) ? fees.map(({ type, from, to, note }) => ({ type, from, to, note })) : [],
    weeks: card.showsWeeks && shows(record, 'weeks', viewer) ? presentWeeks(card, now) : null,
    rating: hasRatings && card.rating !== null ? { mean: card.rating / 100, count: card.ratingCount } : null,
    closed_projects: hasRatings ? card.closedProjects : null,
    answer_hours:
      card.answerMinutes !== null && shows(record, 'answer_time', viewer) ? tenths(card.answerMinutes / 60) : null,
    published_at: (card.publishedAt ?? card.updatedAt).toISOString(),
    updated_at: card.updatedAt.toISOString(),
  };
}

type Answers = Awaited<ReturnType<typeof answersAbout>>;

/** The mean answers to the questions vendors are asked about creators. */
function toRatings(answers: Answers): Omit<NonNullable<CreatorCard['ratings']>, 'mean' | 'count'> {
  const [scales] = questionnaire('copartner', 'vendor').pages;
  const again = (value: number) => answers.filter((rating) => rating.answers['cooperate-again'] === value).length;
  return {
    scales: (scales?.qa ?? []).flatMap(({ key, question }) => {
      const values = answers.flatMap((rating) => rating.answers[key]).filter((value) => typeof value === 'number');
      return values.length === 0 ? [] : { key, title: question, mean: tenths(meanOf(values)) };
    }),
    again: { willing: again(1), unwilling: again(2), reconsider: again(3) },
  };
}

/** What vendors wrote about a creator; the brand is omitted unless the vendor agreed to be named. */
async function reviewsOf({ db }: Transaction, creatorId: string, answers: Answers): Promise<CardReview[]> {
  const brands = new Map((await listNamedBrands(db, creatorId)).map(({ projectId, brand }) => [projectId, brand]));
  return answers
    .flatMap(({ answers: given, closesAt, projectId }) => {
      const { comment } = given;
      if (typeof comment !== 'string' || comment === '') return [];
      const month = dayOf(closesAt).slice(0, 7);
      return { comment, mean: tenths(ratingMean(given)), month, brand: brands.get(projectId) ?? null };
    })
    .slice(0, creatorCardLimits.reviews);
}

/** A card as shown on its own page. */
export async function toCard(tx: Transaction, record: CardRecord, viewer: Viewer): Promise<CreatorCard> {
  const { card, owner } = record;
  const summary = toSummary(record, viewer, tx.now);
  const answers = summary.rating ? await answersAbout(tx.db, [owner.id], tx.now) : [];
  const isRated = summary.rating !== null && answers.length >= ratingLimits.fewest;
  return {
    ...summary,
    bio: card.bio,
    travels: card.travels,
    declines: card.declines,
    works: shows(record, 'works', viewer) ? await shownWorks(tx.db, owner.id) : [],
    ratings: isRated && summary.rating ? { ...summary.rating, ...toRatings(answers) } : null,
    reviews: isRated && viewer !== 'public' ? await reviewsOf(tx, owner.id, answers) : [],
  };
}
