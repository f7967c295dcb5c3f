import { paths } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import { reviewedDates } from './reviewed-dates';
import type { StepDefinition, StepLocation } from './step';
import { commentNotifications, notificationTargetOf, reviewNotifications, type StepNotifications } from './wording';

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

const words = { code, title: outline.title, target: notificationTargetOf(page) };

export const outlineNotifications: StepNotifications = {
  own: reviewNotifications(words),
  comments: commentNotifications(words),
};
