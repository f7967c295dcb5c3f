import type { BuildMode, FunctionCode } from '../vocabulary';
import { functionCodes } from '../vocabulary';
import { ballAfter, type Machine } from '../workflow';
import { brief } from './brief';
import { closingReport } from './closing-report';
import { copyPhotos } from './copy-photos';
import { copyText } from './copy-text';
import { outline } from './outline';
import { schedule } from './schedule';
import { scriptOnePage } from './script-one-page';
import { scriptPages } from './script-pages';
import type { BoardArea, StepDefinition } from './step';
import { video } from './video';
import { worksOnline } from './works-online';

/** The steps of tasks, by name. */
export const steps = {
  brief,
  outline,
  scriptPages,
  scriptOnePage,
  video,
  copyText,
  copyPhotos,
  worksOnline,
  closingReport,
  schedule,
} as const satisfies Partial<Record<keyof typeof functionCodes, StepDefinition>>;

export type StepName = keyof typeof steps;
type AnyStep = (typeof steps)[StepName];
/** The function codes that are steps of a task. */
export type StepCode = AnyStep['code'];
/** Steps that are texts: they take suggestions, and their versions can be saved as files. */
export type TextStepCode = Extract<AnyStep, { isText: true }>['code'];
/** Steps on the acceptance sheet. */
export type AcceptedStepCode = Extract<AnyStep, { isAccepted: true }>['code'];

const byCode = new Map<string, StepDefinition>(Object.values(steps).map((step) => [step.code, step]));

/** The texts, in the order of {@link steps}. */
export const textSteps: readonly TextStepCode[] = Object.values(steps).flatMap((step) =>
  step.isText ? step.code : [],
);

/** The steps that are commented on at a board; two share one where a task has one of them, or both. */
export const boardSteps = (area: BoardArea): readonly StepCode[] =>
  Object.values(steps).flatMap(({ board, code }) => (board === area ? code : []));

/** Whether a function is a step of a task: 010, 100 and 101 are not. */
export const isStep = (code: FunctionCode): code is StepCode => byCode.has(code);

/**
 * What is known of a step.
 *
 * @throws when the function code is not a step (010, 100, 101).
 * @example stepDefinition('030').noun // '大綱'
 */
export function stepDefinition(code: FunctionCode): StepDefinition {
  const step = byCode.get(code);
  if (!step) throw new Error(`@paidang/contract: ${code} is not a step of a task, so it has no state machine.`);
  return step;
}

/**
 * The state machine of a step.
 *
 * @throws when the function code is not a step (010, 100, 101).
 */
export const machineOf = (code: FunctionCode): Machine => stepDefinition(code).machine;

/** What a function is called: a step by its title, the rest by what it is about. */
export const functionTitle = (code: FunctionCode): string => byCode.get(code)?.title ?? otherTitles[code] ?? '';

const otherTitles: Partial<Record<FunctionCode, string>> = {
  [functionCodes.case]: '合作案',
  [functionCodes.messagingBinding]: 'LINE 通知',
  [functionCodes.proposal]: '專案提案',
} satisfies Record<Exclude<FunctionCode, StepCode>, string>;

/** Whose move a new step is. The first dates of a project the platform runs come from the vendor's side. */
export function firstBall(code: FunctionCode, mode: BuildMode): 'vendor' | 'creator' | null {
  const machine = machineOf(code);
  return mode === 'platform' && code === functionCodes.schedule
    ? 'vendor'
    : ballAfter(machine, machine.initial, 'platform');
}

/** `true` when a step in this status is complete. */
export const isStepDone = (code: FunctionCode, status: string): boolean => machineOf(code).done.includes(status);

/** What people call the status of a step. A video waits for an upload where texts wait for words. */
export function stepStatusTitle(code: FunctionCode, status: string): string {
  const { statusTitles, machine } = stepDefinition(code);
  return statusTitles?.[status] ?? machine.statuses[status]?.title ?? status;
}
