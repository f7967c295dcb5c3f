import { BriefContent, type BriefView, type ProductCategory } from '@paidang/contract/entities';
import { checkBrief, claimTexts, readHashtag } from '@paidang/contract/rules';
import { isUnsent } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { type BriefAction, briefActions, briefMachine } from '@paidang/contract/workflow';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { updateTask } from '../projects';
import { keepRequirements } from '../requirements';
import {
  asJson,
  type Codec,
  type Decided,
  inField,
  loadStepView,
  moveStep,
  readRichText,
  type StepKind,
  type StepMember,
  stepAt,
  stepOf,
} from '../reviews';
import { laterSteps, type StepRow } from '../steps';
import { syncPlatforms } from './platforms';
import { skipState, skipSteps } from './skipped-steps';

/** The fields of a brief; only its notes are rich text. */
const briefCodec: Codec<BriefContent> = {
  read: (sent) => {
    const { html, pictures } = readRichText(sent.notes);
    return {
      content: { ...sent, notes: html, hashtags: sent.hashtags.map(readHashtag) },
      pictures: pictures.map((path) => ({ path, field: 'content.notes' })),
    };
  },
  problems: (content) => inField('content', checkBrief(content)),
  ...asJson(BriefContent),
};

const categoryOf = (content: BriefContent): ProductCategory => content.product_category ?? 'general';

/** The brief, written by the vendor and confirmed by the creator. Sending a version updates the task accordingly. */
export const briefs: StepKind<BriefContent, BriefAction> = {
  code: functionCodes.brief,
  codec: briefCodec,
  machine: briefMachine,
  offered: briefActions,
  claims: claimTexts.brief,
  category: categoryOf,
  onSend: async (tx, at, content, step) => {
    const { task } = at.membership;
    await updateTask(tx.db, task, {
      roundsAgreed: content.revision_rounds,
      productCategory: categoryOf(content),
    });
    await keepRequirements(tx, task.id, content, step.version + 1);
    await skipSteps(tx, at, content.skipped_steps);
    await syncPlatforms(tx, at.membership, content.platforms);
  },
};

/** Whether anything based on the confirmed brief was already sent: dates, or a version of a later step. */
async function hasFollowers(tx: Transaction, step: StepRow): Promise<boolean> {
  return !(await laterSteps(tx.db, step)).every(isUnsent);
}

/** Withdraws the confirmation of a brief. @throws 0409, 0422 once anything based on it was sent */
export async function withdrawAcknowledgement(
  tx: Transaction,
  member: StepMember<BriefContent, BriefAction>,
  { version }: Decided,
): Promise<void> {
  const step = await stepAt(tx, member, version);
  if (await hasFollowers(tx, step)) throw invalid();
  await moveStep(tx, member, { step, action: 'withdraw_acknowledgement' });
}

/** The step view of the brief. @throws 0404 */
export async function loadBriefView(
  tx: Transaction,
  member: StepMember<BriefContent, BriefAction>,
): Promise<BriefView> {
  const step = await stepOf(tx, member);
  const view = await loadStepView(tx, member, step);
  const { skipped, skippable } = await skipState(tx, member.membership.task.id);
  const isSettled = view.allowed.includes('withdraw_acknowledgement') && (await hasFollowers(tx, step));
  return {
    ...view,
    allowed: isSettled ? view.allowed.filter((action) => action !== 'withdraw_acknowledgement') : view.allowed,
    skipped_steps: skipped,
    skippable_steps: skippable,
  };
}
