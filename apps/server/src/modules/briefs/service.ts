import type { BriefContent, BriefView } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { type BriefAction, briefActions, briefMachine } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import { updateTask } from '../projects';
import { loadStepView, type StepKind, type StepMember, stepOf } from '../reviews';
import { briefCodec } from './codec';
import { syncPlatforms } from './platforms';
import { skipState, skipSteps } from './skipped-steps';

/** The vendor writes the brief, the creator confirms it. Sending a version changes the task accordingly. */
export const briefs: StepKind<BriefContent, BriefAction> = {
  code: functionCodes.brief,
  codec: briefCodec,
  machine: briefMachine,
  offered: briefActions,
  onSend: async (tx, at, content) => {
    const { task } = at.membership;
    await updateTask(tx.db, task, { roundsAgreed: content.revision_rounds });
    await skipSteps(tx, at, content.skipped_steps);
    await syncPlatforms(tx, at.membership, content.platforms);
  },
};

/** The step view of the brief. @throws 0404 */
export async function loadBriefView(tx: Transaction, desk: StepMember<BriefContent, BriefAction>): Promise<BriefView> {
  const view = await loadStepView(tx, desk, await stepOf(tx, desk));
  const { skipped, skippable } = await skipState(tx, desk.membership.task.id);
  return { ...view, skipped_steps: skipped, skippable_steps: skippable };
}
