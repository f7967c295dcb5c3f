import type { BuildMode, FunctionCode } from '../vocabulary';
import { functionCodes } from '../vocabulary';
import { type Machine, turnAfter } from '../workflow';
import { brief, briefNotifications } from './brief';
import { closingReport, closingReportNotifications } from './closing-report';
import { copyPhotos, copyPhotosNotifications } from './copy-photos';
import { copyText, copyTextNotifications } from './copy-text';
import { outline, outlineNotifications } from './outline';
import { schedule, scheduleNotifications } from './schedule';
import { scriptOnePage, scriptOnePageNotifications } from './script-one-page';
import { scriptPages, scriptPagesNotifications } from './script-pages';
import type { StepDefinition } from './step';
import { video, videoNotifications } from './video';
import type { StepNotifications } from './wording';
import { worksOnline, worksOnlineNotifications } from './works-online';

/** The steps of tasks by name, in the order of their gates. */
export const steps = {
  brief,
  schedule,
  outline,
  scriptPages,
  scriptOnePage,
  video,
  copyText,
  copyPhotos,
  worksOnline,
  closingReport,
} as const satisfies Partial<Record<keyof typeof functionCodes, StepDefinition>>;

export type StepName = keyof typeof steps;

/** Functions, so that a page without notifications does not load their texts. */
export const stepNotifications: Readonly<Record<StepName, () => StepNotifications>> = {
  brief: briefNotifications,
  schedule: scheduleNotifications,
  outline: outlineNotifications,
  scriptPages: scriptPagesNotifications,
  scriptOnePage: scriptOnePageNotifications,
  video: videoNotifications,
  copyText: copyTextNotifications,
  copyPhotos: copyPhotosNotifications,
  worksOnline: worksOnlineNotifications,
  closingReport: closingReportNotifications,
};

type AnyStep = (typeof steps)[StepName];
/** The function codes of the steps of a task. */
export type StepCode = AnyStep['code'];
/** Steps that are texts: they accept suggestions, and their versions can be exported. */
export type TextStepCode = Extract<AnyStep, { isText: true }>['code'];
/** Texts whose versions are exported by the shared call. */
export type ExportedStepCode = Exclude<TextStepCode, Extract<AnyStep, { hasOwnExport: true }>['code']>;
/** Steps on the acceptance sheet. */
export type AcceptedStepCode = Extract<AnyStep, { isAccepted: true }>['code'];
/** Steps a brief may leave out. The code of the script covers both of its forms. */
export type SkippableStep = Extract<AnyStep, { isSkippable: true }>['code'];
/** The comment boards, by the area of their calls. */
export type BoardArea = NonNullable<AnyStep['board']>;

const byCode = new Map<string, StepDefinition>(Object.values(steps).map((step) => [step.code, step]));

export const textSteps: readonly TextStepCode[] = /* @__PURE__ */ (() =>
  Object.values(steps).flatMap((step) => (step.isText ? step.code : [])))();

/** Steps whose texts are checked for risky wordings: all written ones, and published works. */
export const checkedSteps: readonly (TextStepCode | typeof functionCodes.worksOnline)[] = /* @__PURE__ */ (() => [
  ...textSteps,
  functionCodes.worksOnline,
])();
export type CheckedStepCode = (typeof checkedSteps)[number];

export const exportedSteps: readonly ExportedStepCode[] = /* @__PURE__ */ (() =>
  Object.values(steps).flatMap((step) => (step.isText && !('hasOwnExport' in step) ? step.code : [])))();

export const skippableSteps: readonly SkippableStep[] = /* @__PURE__ */ (() =>
  Object.values(steps).flatMap((step) => ('isSkippable' in step ? step.code : [])))();

/** The steps whose comments are on a board: two if a task can have either of them, or both. */
export const boardSteps = (area: BoardArea): readonly StepCode[] =>
  Object.values(steps).flatMap(({ board, code }) => (board === area ? code : []));

/** Whether a function is a step of a task: 010, 100 and 101 are not. */
export const isStep = (code: string): code is StepCode => byCode.has(code);

/**
 * The definition of a step.
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

/** The side a new step is waiting for. In a project run by the platform team, the vendor proposes the first dates. */
export function firstTurn(code: FunctionCode, mode: BuildMode): 'vendor' | 'creator' | null {
  const machine = machineOf(code);
  return mode === 'platform' && code === functionCodes.schedule
    ? 'vendor'
    : turnAfter(machine, machine.initial, 'platform');
}

/** `true` when a step in this status is complete. */
export const isStepDone = (code: FunctionCode, status: string): boolean => machineOf(code).done.includes(status);

/** The title of a step's status: a video is waiting for an upload where texts are waiting to be written. */
export function stepStatusTitle(code: FunctionCode, status: string): string {
  const { statusTitles, machine } = stepDefinition(code);
  return statusTitles?.[status] ?? machine.statuses[status]?.title ?? status;
}
