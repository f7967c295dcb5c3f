import { machineOf, stepDefinition, taskSteps } from '@paidang/contract/steps';
import type { TaskTypeOnWire } from '@paidang/contract/vocabulary';
import { FunctionCode } from '@paidang/contract/vocabulary';
import type { PlatformRow } from '../projects';
import type { GateLog, NewStep, StepRow } from './store';

/** Position of a step's gate among the gates of its task. */
function gatePosition(type: TaskTypeOnWire, code: FunctionCode): number {
  const gates: readonly FunctionCode[] = taskSteps(type).filter((step) => !stepDefinition(step).sharesGateWith);
  return gates.indexOf(stepDefinition(code).sharesGateWith ?? code);
}

/** Returns whether a platform needs this step. */
const isForPlatform = (code: FunctionCode, { needsText, needsPhotos }: PlatformRow): boolean =>
  stepDefinition(code).copyPart === 'text' ? needsText : needsPhotos;

/** Copywriting steps exist once per platform. */
const isPerPlatform = (code: FunctionCode): boolean => stepDefinition(code).copyPart !== undefined;

/** The copywriting steps of platforms. */
export const platformSteps = (type: TaskTypeOnWire, platforms: readonly PlatformRow[]): NewStep[] =>
  taskSteps(type)
    .filter(isPerPlatform)
    .flatMap((code) =>
      platforms
        .filter((platform) => isForPlatform(code, platform))
        .map(({ id }) => ({ function: code, position: gatePosition(type, code), platformId: id })),
    );

/** The steps that a task has once, whatever its platforms. */
export const taskOwnSteps = (type: TaskTypeOnWire): NewStep[] =>
  taskSteps(type)
    .filter((code) => !isPerPlatform(code))
    .map((code) => ({ function: code, position: gatePosition(type, code) }));

type StepStatus = Pick<StepRow, 'id' | 'function' | 'status'>;

/** The task continues without this step. */
const isLeftOut = ({ id, status }: StepStatus, { leftOut }: GateLog): boolean =>
  status === 'skipped' || (status === 'archived' && leftOut.has(id));

/** No later step waits for this step any more. */
export const isDone = (step: StepStatus, log: GateLog): boolean =>
  step.status === 'finalised' ||
  isLeftOut(step, log) ||
  machineOf(FunctionCode.parse(step.function)).done.includes(step.status);

/** The steps of each gate, with those of the gate they wait for. A gate whose steps are all left out is passed over. */
function* gatesOf(steps: readonly StepRow[], log: GateLog) {
  const gates = Map.groupBy(steps, ({ position }) => position);
  let before: StepRow[] = [];
  for (const position of [...gates.keys()].sort((a, b) => a - b)) {
    const gate = gates.get(position) ?? [];
    yield { gate, before };
    const needed = gate.filter((step) => !isLeftOut(step, log));
    if (needed.length > 0) before = needed;
  }
}

/** The locked steps whose predecessors are all completed. */
export function stepsToOpen(steps: readonly StepRow[], log: GateLog): StepRow[] {
  const opened: StepRow[] = [];
  for (const { gate, before } of gatesOf(steps, log)) {
    if (before.every((step) => isDone(step, log))) opened.push(...gate.filter(({ status }) => status === 'locked'));
  }
  return opened;
}

/**
 * The steps that have to wait again, because an earlier step was completed and no longer is. Steps that the vendor opened
 * early are not among them.
 *
 * @param platformId ignores the steps of all other platforms
 */
export function stepsBlockedAgain(steps: readonly StepRow[], log: GateLog, platformId?: string): StepRow[] {
  const held: StepRow[] = [];
  for (const { gate, before } of gatesOf(steps, log)) {
    const awaited = before.filter((step) => !platformId || !step.platformId || step.platformId === platformId);
    const hasGoneBack = awaited.some((step) => log.passed.has(step.id) && !isDone(step, log));
    if (hasGoneBack) held.push(...gate.filter(({ id, status }) => status !== 'locked' && !log.openedAhead.has(id)));
  }
  return held;
}
