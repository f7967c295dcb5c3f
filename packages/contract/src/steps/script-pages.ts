import { paths } from '../pages';
import { functionCodes, functionTitles, videoTaskTypes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import { reviewedDates } from './reviewed-dates';
import type { StepDefinition, StepLocation } from './step';
import {
  commentNotifications,
  notificationTargetOf,
  project,
  reviewNotifications,
  type StepNotifications,
  segments,
  sender,
  sentence,
} from './wording';

const code = functionCodes.scriptPages;

/** The script in segments. The creator may choose the one-page form instead. */
export const scriptPages = {
  code,
  title: functionTitles[code],
  noun: '腳本',
  taskTypes: videoTaskTypes,
  isSkippable: true,
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index }: StepLocation) => paths.draft(task, { index }),
  board: 'scriptComments',
  isText: true,
  hasOwnExport: true,
  isAccepted: true,
  due: reviewedDates('draft'),
} as const satisfies StepDefinition;

const place = (p: Parameters<typeof project>[0]) => `${project(p)}的腳本${segments(p)}`;

export function scriptPagesNotifications(): StepNotifications {
  const target = notificationTargetOf(({ task, index }) => paths.draftScript(task, { index }));
  const words = { code, title: scriptPages.title, target };
  return {
    own: [
      ...reviewNotifications(words),
      ['2-040-02', { text: (p) => `${sender(p)} ${p.finalised ? '定稿了' : '修改了'}${place(p)}`, target }],
      ['2-040-03', sentence('封存了', target, place)],
    ],
    comments: commentNotifications({ ...words, part: segments }),
  };
}
