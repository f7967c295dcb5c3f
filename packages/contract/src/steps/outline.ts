import { paths } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import { reviewedDates } from './reviewed-dates';
import type { StepDefinition, StepLocation } from './step';
import { notificationTargetOf, reviewedStepNotifications, type StepNotifications } from './wording';

const code = functionCodes.outline;
const page = ({ task, index }: StepLocation) => paths.outline(task, { index });

/** The creative outline: one rich text. */
export const outline = {
  code,
  title: functionTitles[code],
  noun: '大綱',
  taskTypes,
  isSkippable: true,
  machine: reviewMachine,
  writer: 'creator',
  page,
  board: 'outlineComments',
  isText: true,
  isAccepted: true,
  due: reviewedDates('outline'),
} as const satisfies StepDefinition;

export function outlineNotifications(): StepNotifications {
  return reviewedStepNotifications({ code, title: outline.title, target: notificationTargetOf(page) });
}
