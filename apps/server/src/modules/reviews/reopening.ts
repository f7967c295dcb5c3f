import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { StepRow } from '../steps';
import type { StepMember } from './kind';
import { type Decided, moveStep, postActionComment, requireTransition, stepAt } from './service';
import { reopenActions } from './step-view';
import { markVersion } from './store';

/** Reverts an acceptance. @throws 0409; 0422 after a day, or once a later step is accepted. */
export async function reopen<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version, reason }: Decided & { readonly reason: string },
): Promise<void> {
  const step = await stepAt(tx, member, version);
  await refuseReopening(tx, member, step, 'reopen');
  await postActionComment(tx, member, step, reason);
  await openAgain(tx, member, step, 'reopen');
}

type Reopening = 'reopen' | 'request_reopen' | 'agree_reopen';

/** @throws 0422 if this way of reopening is no longer available, or a later step is accepted. */
async function refuseReopening<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  step: StepRow,
  action: Reopening,
) {
  requireTransition(step, action, member);
  if (!(await reopenActions(tx, step)).includes(action)) throw invalid();
}

async function openAgain<Content>(tx: Transaction, member: StepMember<Content>, step: StepRow, action: Reopening) {
  await markVersion(tx.db, step.id, step.version, { acceptedAt: null });
  await moveStep(tx, member, { step, action, change: { acceptedAt: null, roundsUsed: step.roundsUsed + 1 } });
}

/** Asks the creator to agree to a reopening. @throws 0409; 0422 within a day, or once a later step is accepted. */
export async function requestReopen<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version, reason }: Decided & { readonly reason: string },
): Promise<void> {
  const step = await stepAt(tx, member, version);
  await refuseReopening(tx, member, step, 'request_reopen');
  await postActionComment(tx, member, step, reason);
  await moveStep(tx, member, { step, action: 'request_reopen' });
}

/** Agrees to a requested reopening. @throws 0409; 0422 once a later step is accepted. */
export async function agreeReopen<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version }: Decided,
): Promise<void> {
  const step = await stepAt(tx, member, version);
  await refuseReopening(tx, member, step, 'agree_reopen');
  await openAgain(tx, member, step, 'agree_reopen');
}

/** Declines a requested reopening: the step stays accepted. @throws 0409, 0422 */
export async function declineReopen<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version, summary }: Decided & { readonly summary: string },
): Promise<void> {
  const step = await stepAt(tx, member, version);
  requireTransition(step, 'decline_reopen', member);
  if (summary !== '') await postActionComment(tx, member, step, summary);
  await moveStep(tx, member, { step, action: 'decline_reopen' });
}

/** The vendor withdraws the request: the step stays accepted. @throws 0409, 0422 */
export async function withdrawReopen<Content>(
  tx: Transaction,
  member: StepMember<Content>,
  { version }: Decided,
): Promise<void> {
  const step = await stepAt(tx, member, version);
  await moveStep(tx, member, { step, action: 'withdraw_reopen' });
}
