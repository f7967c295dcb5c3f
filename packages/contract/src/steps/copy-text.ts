import { paths } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import { reviewedDates } from './reviewed-dates';
import type { StepDefinition, StepLocation } from './step';
import {
  guestNotifications,
  notificationTargetOf,
  platform,
  reviewedStepNotifications,
  type StepNotifications,
} from './wording';

const code = functionCodes.copyText;

/** The text of one platform's post or story. */
export const copyText = {
  code,
  title: functionTitles[code],
  noun: '文案',
  taskTypes,
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index, platform: id }: StepLocation) =>
    id ? paths.copyDetail(task, id, { index }) : paths.copywriting(task, { index }),
  board: 'copyComments',
  isText: true,
  isAccepted: true,
  due: reviewedDates('copywriting'),
  copyPart: 'text',
} as const satisfies StepDefinition;

export function copyTextNotifications(): StepNotifications {
  const target = notificationTargetOf(({ task, index, platform: id = '' }) => paths.copyDetail(task, id, { index }));
  const words = { code, title: copyText.title, target, owner: platform };
  const { own, comments } = reviewedStepNotifications(words);
  return { own, comments: [...comments, ...guestNotifications(words)] };
}
