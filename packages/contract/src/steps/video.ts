import { paths } from '../pages';
import type { ScheduleColumn } from '../rules/schedule';
import { functionCodes, functionTitles, videoTaskTypes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepLocation, StepProgress } from './step';
import {
  commentNotifications,
  guestNotifications,
  notificationTargetOf,
  project,
  reviewNotifications,
  type StepNotifications,
} from './wording';

const code = functionCodes.video;

/** Five dates: shooting has no version; A copy and B copy each have a version and a response. */
function nextDate({ turn, version }: StepProgress): ScheduleColumn {
  if (version === 0) return 'video.except_a_copy_date';
  if (turn === 'creator') return 'video.except_b_copy_date';
  return version === 1 && turn === 'vendor' ? 'video.review_a_copy_date' : 'video.review_b_copy_date';
}

const page = ({ task, index }: StepLocation) => paths.video(task, { index });

/** The video, uploaded and transcoded. */
export const video = {
  code,
  title: functionTitles[code],
  noun: '影片',
  taskTypes: videoTaskTypes,
  machine: reviewMachine,
  writer: 'creator',
  page,
  board: 'videoComments',
  isText: false,
  isAccepted: true,
  due: { part: 'video', column: nextDate },
  statusTitles: { todo: '待上傳' },
  verbs: { todo: '上傳' },
} as const satisfies StepDefinition;

export function videoNotifications(): StepNotifications {
  const target = notificationTargetOf(page);
  const words = { code, title: video.noun, target };
  return {
    own: [
      ...reviewNotifications({ ...words, sent: '上傳了', changed: '更新了' }),
      ['3-050-13', { text: (p) => `${project(p)}的影片轉檔完成，請確認片長`, target }],
      ['3-050-16', { text: (p) => `${project(p)}的影片轉檔失敗，請重新上傳`, target }],
    ],
    comments: [...commentNotifications(words), ...guestNotifications(words)],
  };
}
