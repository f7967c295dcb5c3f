import type { FunctionCode } from '../vocabulary';
import { functionCodes } from '../vocabulary';
import { isStepDone, stepDefinition } from './steps';

interface StepState {
  readonly function: FunctionCode;
  readonly status: string;
  readonly turn: string | null;
  readonly version: number;
}

interface TaskState<Step> {
  readonly steps: readonly Step[];
}

const unsent: ReadonlySet<string> = new Set(['locked', 'todo', 'requested', 'drafting', 'draft', 'skipped']);

/** Whether, judging by its status, nothing of a step has been handed to the other side yet. */
export const isUnsent = ({ status }: Pick<StepState, 'status'>): boolean => unsent.has(status);

/** A closing report the creator has not sent, which the vendor may do without. */
const isUnsentReport = (step: StepState): boolean => step.function === functionCodes.closingReport && isUnsent(step);

const isOwed = (step: StepState): boolean => {
  if (isUnsentReport(step)) return false;
  return step.turn !== null || (step.status !== 'archived' && !isStepDone(step.function, step.status));
};

/**
 * The first step of a task that prevents the vendor from closing the project: one that is waiting for somebody or
 * unfinished. `null` if there is none.
 */
export const owedStep = <Step extends StepState>({ steps }: TaskState<Step>): Step | null => steps.find(isOwed) ?? null;

const isDelivered = ({ function: code, version }: Pick<StepState, 'function' | 'version'>): boolean =>
  version > 0 && stepDefinition(code).writer === 'creator';

/** Whether the vendor may cancel the project without consent: until a creator has sent a version. */
export const mayCancelAlone = (tasks: readonly TaskState<Pick<StepState, 'function' | 'version'>>[]): boolean =>
  !tasks.some(({ steps }) => steps.some(isDelivered));
