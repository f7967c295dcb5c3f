import type { NotificationParameters } from '../entities/notification';
import { paths } from '../pages';
import { clockOf, dayOf, shortDay } from '../rules/dates';
import { postTitle } from '../rules/platforms';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { worksMachine } from '../workflow';
import type { StepDefinition, StepLocation } from './step';
import {
  commentNotifications,
  notificationTargetOf,
  platform,
  project,
  type StepNotifications,
  sender,
  sentence,
  type Wording,
} from './wording';

const code = functionCodes.worksOnline;
const page = ({ task, index, platform: id }: StepLocation) =>
  paths.worksUpload(task, { index, platform: id || undefined });

/** The published posts: reported platform by platform, checked by the vendor. */
export const worksOnline = {
  code,
  title: functionTitles[code],
  noun: '上線連結',
  taskTypes,
  machine: worksMachine,
  writer: 'creator',
  page,
  board: 'worksComments',
  isText: false,
  isAccepted: true,
  due: { part: 'works_upload', column: () => 'works_upload.except_date', verb: '上線' },
  projectStatusAfter: 'reporting',
  verbs: { todo: '回報', drafting: '回報' },
} as const satisfies StepDefinition;

const postSteps: Wording = (p) => postTitle(p.platform_title ?? '');

/** When a work went online, in parentheses. */
const online = ({ published_at: at }: NotificationParameters): string => {
  if (!at) return '';
  if (!at.includes('T')) return `（${shortDay(at, at)}）`;
  const moment = new Date(at);
  const day = dayOf(moment);
  return `（${shortDay(day, day)} ${clockOf(moment)}）`;
};

export function worksOnlineNotifications(): StepNotifications {
  const target = notificationTargetOf(page);
  return {
    own: [
      ['2-070-01', { text: (p) => `${sender(p)} 回報${platform(p)}作品上線${online(p)}`, target }],
      ['2-070-02', { text: (p) => `${sender(p)} 更新${platform(p)}的上線回報`, target }],
      ['3-070-09', { text: (p) => `${platform(p)}文案比對完成`, target }],
      ['1-070-05', { text: (p) => `${platform(p)}作品上線審核通過`, target }],
      ['1-070-12', { text: (p) => `${platform(p)}作品上線未通過，請查看原因`, target }],
      ['1-070-02', { text: (p) => `${sender(p)} 發現${platform(p)}${postSteps(p)}內容有異動，請查看說明`, target }],
      ['3-070-02', { text: (p) => `${platform(p)}${postSteps(p)}內容有異動`, target }],
      ['1-070-07', sentence('提前開放', target, (p) => `${project(p)}的作品上線`)],
    ],
    comments: commentNotifications({ code, title: worksOnline.title, target }),
  };
}
