import type { OwnRating, RatingAnswers, RatingAverage, Ratings, ReceivedRating } from '@paidang/contract/entities';
import { ratingLimits } from '@paidang/contract/limits';
import {
  checkRating,
  type QuestionnaireType,
  questionnaire,
  questionnaireTypes,
  ratingMean,
} from '@paidang/contract/rules';
import { isStepDone } from '@paidang/contract/steps';
import { actionCodes, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import { inField, type TaskMember } from '../reviews';
import { asErrors, findStep, lockStep, type StepRow } from '../steps';
import { findUser, toPerson } from '../users';
import { ratingParameters } from './announce';
import { answersAbout, listRatings, type Pair, type RatingRow, storeRating } from './store';

const code = functionCodes.closingReport;
const minutes = (count: number): number => count * 60_000;
const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** @throws 0404 while the task has no creator, since there is nobody to rate */
function pairOf({ membership, user }: Pick<TaskMember, 'membership' | 'user'>): Pair {
  const { project, task, party } = membership;
  const otherId = party === 'vendor' ? task.creatorId : project.vendorId;
  if (!otherId) throw notFound();
  return { projectId: project.id, authorId: user.id, otherId };
}

/** When a task's questionnaires close, counted from the acceptance of its report; `null` before. */
const closingTime = (step: StepRow | null): Date | null =>
  step?.acceptedAt && isStepDone(code, step.status)
    ? after(step.acceptedAt, minutes(ratingLimits.days * 24 * 60))
    : null;

/** How long a sent rating may be changed: never once the other side can see it. */
const editableUntil = ({ sentAt, closesAt }: RatingRow): Date => {
  const end = after(sentAt, minutes(ratingLimits.editMinutes));
  return end < closesAt ? end : closesAt;
};

const statusOf = (rating: RatingRow | undefined, closesAt: Date | null, now: Date): OwnRating['status'] => {
  if (rating) return rating.answers ? 'sent' : 'skipped';
  return closesAt && now < closesAt ? 'open' : 'closed';
};

const find = (ratings: readonly RatingRow[], type: QuestionnaireType) => ratings.find((rating) => rating.type === type);

/** The other side's answers, hidden until neither side can change theirs or the questionnaires are closed. */
function receivedBy(
  own: readonly RatingRow[],
  others: readonly RatingRow[],
  { closesAt, now }: { readonly closesAt: Date | null; readonly now: Date },
): Pick<ReceivedRating, 'status' | 'answers'> {
  const [mine, theirs] = [find(own, 'copartner'), find(others, 'copartner')];
  const isSettled = mine && theirs && [mine, theirs].every((rating) => editableUntil(rating) <= now);
  const end = theirs?.closesAt ?? closesAt;
  if (!isSettled && !(end && end <= now)) return { status: 'hidden', answers: null };
  if (!theirs) return { status: 'missing', answers: null };
  return { status: theirs.answers ? 'sent' : 'skipped', answers: theirs.answers };
}

const pagesOf = (type: QuestionnaireType, party: TaskMember['membership']['party']): OwnRating['pages'] =>
  questionnaire(type, party).pages.map(({ qa }) => ({ qa: qa.map((one) => ({ ...one, options: [...one.options] })) }));

/** Average ratings of people, by id; people with fewer than three ratings are left out. */
export async function averagesOf(
  { db, now }: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, RatingAverage>> {
  const byPerson = Map.groupBy(await answersAbout(db, userIds, now), ({ otherId }) => otherId);
  const averages = new Map<string, RatingAverage>();
  for (const [userId, ratings] of byPerson) {
    if (ratings.length < ratingLimits.fewest) continue;
    const sum = ratings.reduce((total, { answers }) => total + ratingMean(answers), 0);
    averages.set(userId, { mean: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length });
  }
  return averages;
}

/** A task's questionnaires as the caller sees them. @throws 0404 */
export async function ratingsOf(tx: Transaction, at: TaskMember): Promise<Ratings> {
  const { db, now } = tx;
  const pair = pairOf(at);
  const other = await findUser(db, pair.otherId);
  if (!other) throw notFound();
  const closesAt = closingTime(await findStep(db, at.membership.task.id, code));
  const own = await listRatings(db, pair);
  const others = await listRatings(db, { ...pair, authorId: pair.otherId, otherId: pair.authorId });
  const { project, task, party } = at.membership;
  return {
    project: { uuid: project.id, name: project.name },
    task: { uuid: task.id, index: task.position },
    other: toPerson(other),
    closes_at: closesAt?.toISOString() ?? null,
    own: questionnaireTypes.map((type): OwnRating => {
      const rating = find(own, type);
      return {
        type,
        index: questionnaire(type, party).index,
        pages: pagesOf(type, party),
        status: statusOf(rating, closesAt, now),
        answers: rating?.answers ?? null,
        editable_until: rating?.answers ? editableUntil(rating).toISOString() : null,
      };
    }),
    received: {
      ...receivedBy(own, others, { closesAt, now }),
      pages: pagesOf('copartner', party === 'vendor' ? 'creator' : 'vendor'),
    },
  };
}

/** Prepares a rating for storing, with the step locked so that nobody else moves it on. @throws 0404, 0422 */
async function openRating(tx: Transaction, at: TaskMember, type: QuestionnaireType) {
  const pair = pairOf(at);
  const closesAt = closingTime(await lockStep(tx.db, at.membership.task.id, code));
  if (!closesAt || tx.now >= closesAt) throw invalid();
  const sent = find(await listRatings(tx.db, pair), type);
  return { sent, rating: { ...pair, type, closesAt, sentAt: tx.now } };
}

/** Asks the other side to rate too, unless they have rated or skipped. The answers stay hidden. */
async function tellOtherSide(tx: Transaction, { membership, user }: TaskMember, pair: Pair): Promise<void> {
  const theirs = await listRatings(tx.db, { ...pair, authorId: pair.otherId, otherId: pair.authorId });
  if (find(theirs, 'copartner')) return;
  const { party, project, task } = membership;
  await notify(tx, {
    to: pair.otherId,
    from: user,
    code: `${identityCodes[party]}-${functionCodes.case}-${actionCodes.rated}`,
    parameters: ratingParameters(project, task),
  });
}

/** Sends a rating, or changes it within the hour. @throws 0404, 0422 */
export async function sendRating(
  tx: Transaction,
  at: TaskMember,
  { type, answers }: { readonly type: QuestionnaireType; readonly answers: RatingAnswers },
): Promise<void> {
  const { sent, rating } = await openRating(tx, at, type);
  if (sent && (!sent.answers || editableUntil(sent) <= tx.now)) throw invalid();
  const problems = checkRating(questionnaire(type, at.membership.party), answers);
  if (Object.keys(problems).length > 0) throw invalid({ errors: asErrors(inField('answers', problems)) });
  await storeRating(tx.db, { ...rating, answers });
  if (type === 'copartner' && !sent) await tellOtherSide(tx, at, rating);
}

/** Skips a questionnaire permanently: whoever skips may see the other side's answers. @throws 0404, 0422 */
export async function skipRating(tx: Transaction, at: TaskMember, type: QuestionnaireType): Promise<void> {
  const { sent, rating } = await openRating(tx, at, type);
  if (sent) throw invalid();
  await storeRating(tx.db, { ...rating, answers: null });
}
