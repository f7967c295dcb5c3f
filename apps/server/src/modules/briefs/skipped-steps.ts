import { briefMessages } from '@paidang/contract/rules';
import { type SkippableStep, skippableSteps, stepDefinition } from '@paidang/contract/steps';
import { FunctionCode } from '@paidang/contract/vocabulary';
import { findTransition, reviewMachine } from '@paidang/contract/workflow';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { moveStep, type TaskMember } from '../reviews';
import { type StepRow, stepsOfTask } from '../steps';

/** The steps of a task that a code covers: 040 covers both forms of the script. */
const stepsFor = (steps: readonly StepRow[], code: SkippableStep): StepRow[] =>
  steps.filter(({ function: own, status }) => {
    const isOneOf = own === code || stepDefinition(FunctionCode.parse(own)).sharesGateWith === code;
    return isOneOf && status !== 'archived';
  });

const isSkipped = ({ status }: StepRow): boolean => status === 'skipped';

const mayChange = (step: StepRow): boolean =>
  isSkipped(step) || findTransition(reviewMachine, step.status, 'skip', 'vendor') !== null;

export interface SkipState {
  /** Steps that are currently skipped. */
  readonly skipped: SkippableStep[];
  /** Steps that can be skipped, since they have not been begun. */
  readonly skippable: SkippableStep[];
}

/** Which steps are skipped, and which still can be. */
export async function skipState({ db }: Transaction, taskId: string): Promise<SkipState> {
  const steps = await stepsOfTask(db, taskId);
  const present = skippableSteps.filter((code) => stepsFor(steps, code).length > 0);
  return {
    skipped: present.filter((code) => stepsFor(steps, code).every(isSkipped)),
    skippable: present.filter((code) => stepsFor(steps, code).every(mayChange)),
  };
}

/** Skips exactly the given steps, and includes the others again. @throws 0422 for a step that was begun */
export async function skipSteps(tx: Transaction, at: TaskMember, wanted: readonly SkippableStep[]): Promise<void> {
  const { skipped, skippable } = await skipState(tx, at.membership.task.id);
  for (const code of skippableSteps) {
    const isWanted = wanted.includes(code);
    if (isWanted === skipped.includes(code)) continue;
    const steps = stepsFor(await stepsOfTask(tx.db, at.membership.task.id), code);
    if (steps.length > 0 && !skippable.includes(code)) {
      throw invalid({ errors: { 'content.skipped_steps': [briefMessages.stepBegun] } });
    }
    for (const step of steps) await moveStep(tx, at, { step, action: isWanted ? 'skip' : 'include' });
  }
}
