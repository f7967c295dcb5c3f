import type { TaskTypeOnWire } from '@paidang/contract/vocabulary';
import { FunctionCode, normaliseTaskType, taskSteps } from '@paidang/contract/vocabulary';
import { machineOf } from '@paidang/contract/workflow';
import type { PlatformRow } from '../projects/seat';
import type { NewStep, StepRow } from './store';

/** Steps that go on side by side behind the same gate. */
const sharesGate: Partial<Record<FunctionCode, FunctionCode>> = { '061': '060', '041': '040' };

/** Place of a step among the gates of its task. */
function gatePosition(type: TaskTypeOnWire, code: FunctionCode): number {
  const gates = taskSteps[normaliseTaskType(type)].filter((step) => !(step in sharesGate));
  return gates.indexOf(sharesGate[code] ?? code);
}

/** Whether a platform has a step of this function. */
const isForPlatform = (code: FunctionCode, { needsText, needsPhotos }: PlatformRow): boolean =>
  code === '060' ? needsText : needsPhotos;

/** Every platform has copywriting of its own. */
const isPerPlatform = (code: FunctionCode): boolean => code === '060' || code === '061';

/** The copywriting steps of platforms. */
export const platformSteps = (type: TaskTypeOnWire, platforms: readonly PlatformRow[]): NewStep[] =>
  taskSteps[normaliseTaskType(type)]
    .filter(isPerPlatform)
    .flatMap((code) =>
      platforms
        .filter((platform) => isForPlatform(code, platform))
        .map(({ id }) => ({ function: code, position: gatePosition(type, code), platformId: id })),
    );

/** The steps a task has once, whatever its platforms. */
export const taskOwnSteps = (type: TaskTypeOnWire): NewStep[] =>
  taskSteps[normaliseTaskType(type)]
    .filter((code) => !isPerPlatform(code))
    .map((code) => ({ function: code, position: gatePosition(type, code) }));

/** The task goes on without it. */
const isLeftOut = ({ status }: Pick<StepRow, 'status'>): boolean => status === 'skipped' || status === 'archived';

/** Nobody waits for this step any more. */
export const isThrough = (step: Pick<StepRow, 'function' | 'status'>): boolean =>
  step.status === 'finalised' ||
  isLeftOut(step) ||
  machineOf(FunctionCode.parse(step.function)).done.includes(step.status);

/**
 * The steps that still wait although everything before them is through. A gate whose steps are all left out is as open
 * as the one before it.
 */
export function stepsToOpen(steps: readonly StepRow[]): StepRow[] {
  const gates = Map.groupBy(steps, ({ position }) => position);
  let isOpen = true;
  const opened: StepRow[] = [];
  for (const position of [...gates.keys()].sort((a, b) => a - b)) {
    const gate = gates.get(position) ?? [];
    if (isOpen) opened.push(...gate.filter(({ status }) => status === 'locked'));
    const needed = gate.filter((step) => !isLeftOut(step));
    if (needed.length > 0) isOpen = needed.every(isThrough);
  }
  return opened;
}
