import type { ClaimAnswer, StepView, Suggestion, Version } from '@paidang/contract/entities';
import { textSteps } from '@paidang/contract/steps';
import type { Transaction } from '../../platform/transaction';
import { answersOf } from '../claims';
import { oneVersion, type StepMember, stepOf } from '../reviews';
import { suggestionsOf } from './service';

/** How many versions a page shows at first: the newest, and the one it is compared with. */
const compared = 2;

type View = Pick<StepView<unknown>, 'versions' | 'step' | 'draft'> & { allowed: readonly string[] };

interface Reading<Content> {
  texts: Version<Content>[];
  suggestions?: Suggestion[];
  claim_answers?: ClaimAnswer[];
}

/** Whoever writes begins with the draft. */
const isWriting = ({ step, draft, allowed }: View, { membership }: Pick<StepMember, 'membership'>): boolean =>
  allowed.includes('save_draft') && (step.turn === membership.party || draft !== null);

/** What the page of a step reads first, so that it comes with the step view instead of by calls of its own. */
export async function readingOf<Content, Action extends string>(
  tx: Transaction,
  desk: StepMember<Content, Action>,
  view: View,
): Promise<Reading<Content>> {
  const texts: Version<Content>[] = [];
  if (!isWriting(view, desk) && view.versions.length > 0) {
    const step = await stepOf(tx, desk);
    for (const { number } of view.versions.slice(-compared)) texts.push(await oneVersion(tx, desk, step, number));
  }
  const code = textSteps.find((one) => one === desk.kind.code);
  if (!code) return { texts };
  const { membership, user, platformId } = desk;
  const target = { membership, user, platformId, code };
  return { texts, suggestions: await suggestionsOf(tx, target), claim_answers: await answersOf(tx, target) };
}

/** Adds that to a step view if the caller asks for it. */
export async function withReading<View extends object, Content, Action extends string>(
  tx: Transaction,
  {
    desk,
    query,
    view,
  }: {
    desk: StepMember<Content, Action>;
    query: { reading?: '1' | undefined };
    view: View & Parameters<typeof readingOf>[2];
  },
): Promise<View & Partial<Reading<Content>>> {
  return query.reading ? { ...view, ...(await readingOf(tx, desk, view)) } : view;
}
