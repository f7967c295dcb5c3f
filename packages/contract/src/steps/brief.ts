import { paths } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { briefMachine } from '../workflow';
import type { StepDefinition, StepLocation } from './step';
import { commentNotifications, notificationTargetOf, project, type StepNotifications, sentence } from './wording';

const code = functionCodes.brief;
const page = ({ task, taskType, index }: StepLocation) => paths.brief(task, taskType, { index });

/** The brief: written by the vendor, acknowledged by the creator. */
export const brief = {
  code,
  title: functionTitles[code],
  noun: '需求單',
  taskTypes,
  machine: briefMachine,
  writer: 'vendor',
  page,
  board: 'briefComments',
  isText: true,
  isAccepted: false,
  due: null,
  verbs: { todo: '提供' },
} as const satisfies StepDefinition;

const title = (p: Parameters<typeof project>[0]) => `${project(p)}的需求單`;

export function briefNotifications(): StepNotifications {
  const target = notificationTargetOf(page);
  return {
    own: [
      ['1-020-01', sentence('提供了', target, title)],
      ['1-020-02', sentence('更新了', target, title)],
      ['1-020-03', sentence('封存了', target, title)],
      ['2-020-05', sentence('已確認', target, title)],
      ['2-020-12', sentence('收回了確認：', target, title)],
    ],
    comments: commentNotifications({ code, title: brief.title, target }),
  };
}
