import type { ClaimAnswer, StepView, Suggestion, Version } from '@paidang/contract/entities';
import { textSteps } from '@paidang/contract/steps';
import type { Transaction } from '../../platform/transaction';
import { answersOf } from '../claims';
import { oneVersion, type StepMember, stepOf } from '../reviews';
import { suggestionsOf } from './service';

/** Number of versions a page shows at first: the latest, and the one it is compared with. */
const versionsShown = 2;

type View = Pick<StepView<unknown>, 'versions' | 'step' | 'draft'> & { allowed: readonly string[] };

interface Reading<Content> {
  texts: Version<Content>[];
  suggestions?: Suggestion[];
  claim_answers?: ClaimAnswer[];
}

/** Whether the caller is writing, in which case the page starts with the draft. */
const isWriting = ({ step, draft, allowed }: View, { membership }: Pick<StepMember, 'membership'>): boolean =>
  allowed.includes('save_draft') && (step.turn === membership.party || draft !== null);

/** What a step's page reads first, sent with the step view to save further calls. */
export async function readingOf<Content, Action extends string>(
  tx: Transaction,
  member: StepMember<Content, Action>,
  view: View,
): Promise<Reading<Content>> {
  const texts: Version<Content>[] = [];
  if (!isWriting(view, member) && view.versions.length > 0) {
    const step = await stepOf(tx, member);
    for (const { number } of view.versions.slice(-versionsShown))
      texts.push(await oneVersion(tx, member, step, number));
  }
  const code = textSteps.find((one) => one === member.kind.code);
  if (!code) return { texts };
  const { membership, user, platformId } = member;
  const target = { membership, user, platformId, code };
  return { texts, suggestions: await suggestionsOf(tx, target), claim_answers: await answersOf(tx, target) };
}

/** Adds that to a step view if the caller requests it. */
export async function withReading<View extends object, Content, Action extends string>(
  tx: Transaction,
  {
    member,
    query,
    view,
  }: {
    member: StepMember<Content, Action>;
    query: { reading?: '1' | undefined };
    view: View & Parameters<typeof readingOf>[2];
  },
): Promise<View & Partial<Reading<Content>>> {
  return query.reading ? { ...view, ...(await readingOf(tx, member, view)) } : view;
}
