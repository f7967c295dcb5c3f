import { paths } from '../pages';
import { functionCodes, functionTitles } from '../vocabulary';
import { reviewMachine } from '../workflow';
import { reviewedDates } from './reviewed-dates';
import type { StepDefinition, StepLocation } from './step';
import { notificationTargetOf, reviewedStepNotifications, type StepNotifications } from './wording';

const code = functionCodes.scriptOnePage;

/** The script on one page, which replaces the one in segments. */
export const scriptOnePage = {
  code,
  title: functionTitles[code],
  noun: '腳本',
  taskTypes: [],
  sharesGateWith: functionCodes.scriptPages,
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index }: StepLocation) => paths.draft(task, { index }),
  board: 'scriptComments',
  isText: true,
  hasOwnExport: true,
  isAccepted: true,
  due: reviewedDates('draft'),
} as const satisfies StepDefinition;

export function scriptOnePageNotifications(): StepNotifications {
  const target = notificationTargetOf(({ task, index }) => paths.draftOnePage(task, { index }));
  return reviewedStepNotifications({ code, title: scriptOnePage.title, target });
}
