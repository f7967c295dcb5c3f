import type { BuildMode, FunctionCode } from '../vocabulary';
import { briefMachine } from './brief-machine';
import { ballAfter, type Machine } from './machine';
import { reportMachine } from './report-machine';
import { reviewMachine } from './review-machine';
import { scheduleMachine } from './schedule-machine';
import { worksMachine } from './works-machine';

const byFunction: Partial<Record<FunctionCode, Machine>> = {
  '020': briefMachine,
  '030': reviewMachine,
  '040': reviewMachine,
  '041': reviewMachine,
  '050': reviewMachine,
  '060': reviewMachine,
  '061': reviewMachine,
  '070': worksMachine,
  '080': reportMachine,
  '090': scheduleMachine,
};

/**
 * The state machine of a step.
 *
 * @throws when the function code is not a step (010, 100, 101).
 */
export function machineOf(code: FunctionCode): Machine {
  const machine = byFunction[code];
  if (!machine) throw new Error(`@paidang/contract: ${code} is not a step of a task, so it has no state machine.`);
  return machine;
}

/** Whose move a new step is. The first dates of a project the platform runs come from the vendor's side. */
export function firstBall(code: FunctionCode, mode: BuildMode): 'vendor' | 'creator' | null {
  const machine = machineOf(code);
  return mode === 'platform' && machine === scheduleMachine
    ? 'vendor'
    : ballAfter(machine, machine.initial, 'platform');
}

/** `true` when a step in this status is complete. */
export const isStepDone = (code: FunctionCode, status: string): boolean => machineOf(code).done.includes(status);

/** What people call the status of a step. A video waits for an upload where texts wait for words. */
export function stepStatusTitle(code: FunctionCode, status: string): string {
  if ((code === '050' || code === '061') && status === 'todo') return '待上傳';
  return machineOf(code).statuses[status]?.title ?? status;
}
