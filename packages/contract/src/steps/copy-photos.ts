import { paths } from '../pages';
import { functionCodes, functionTitles, postTaskTypes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import { reviewedDates } from './reviewed-dates';
import type { StepDefinition, StepLocation } from './step';
import { notificationTargetOf, platform, reviewedStepNotifications, type StepNotifications } from './wording';

const code = functionCodes.copyPhotos;

/** The pictures of one platform's post, reviewed separately from its text. */
export const copyPhotos = {
  code,
  title: functionTitles[code],
  noun: '文案圖片',
  taskTypes: postTaskTypes,
  sharesGateWith: functionCodes.copyText,
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index, platform: id }: StepLocation) =>
    id ? paths.copyDetail(task, id, { index, tab: 'photos' }) : paths.copywriting(task, { index }),
  board: 'copyComments',
  isText: true,
  isAccepted: true,
  due: reviewedDates('copywriting'),
  copyPart: 'photos',
  statusTitles: { todo: '待上傳' },
  verbs: { todo: '上傳' },
} as const satisfies StepDefinition;

export function copyPhotosNotifications(): StepNotifications {
  const target = notificationTargetOf(({ task, index, platform: id = '' }) =>
    paths.copyDetail(task, id, { index, tab: 'photos' }),
  );
  return reviewedStepNotifications({ code, title: copyPhotos.title, target, owner: platform });
}
