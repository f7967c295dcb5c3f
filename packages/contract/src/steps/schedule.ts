import { paths } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { scheduleMachine } from '../workflow';
import type { StepDefinition, StepLocation } from './step';
import { notificationTargetOf, project, type StepNotifications, sender } from './wording';

const page = ({ project: id, task, taskType, index = 0 }: StepLocation) =>
  paths.schedule({ project: id, index, task, type: taskType });

/** The dates of the task: either side proposes, the other confirms. */
export const schedule = {
  code: functionCodes.schedule,
  title: functionTitles[functionCodes.schedule],
  noun: '專案時程',
  taskTypes,
  machine: scheduleMachine,
  writer: null,
  page,
  board: null,
  isText: false,
  isAccepted: false,
  due: null,
  notificationKind: 'schedule',
} as const satisfies StepDefinition;

export function scheduleNotifications(): StepNotifications {
  const target = notificationTargetOf(page);
  return {
    own: (['1', '2'] as const).flatMap((identity) => [
      [`${identity}-090-01`, { text: (p) => `${sender(p)} 提供了${project(p)}的專案排程，請確認`, target }],
      [
        `${identity}-090-02`,
        {
          text: (p) =>
            `${sender(p)} ${p.requested ? '申請調整' : '調整了'}${project(p)}的${p.column_name ?? '專案排程'}`,
          target,
        },
      ],
      [`${identity}-090-06`, { text: (p) => `${sender(p)} 已確認${project(p)}的專案排程`, target }],
      [`${identity}-090-08`, { text: (p) => `${sender(p)} 建議調整${project(p)}的專案排程`, target }],
      [`${identity}-090-12`, { text: (p) => `${sender(p)} 不同意異動${project(p)}的專案排程`, target }],
    ]),
    comments: [],
  };
}
