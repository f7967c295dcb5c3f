import { paths } from '../pages';
import { shortDay } from '../rules/dates';
import type { NotificationEntries, Wording } from '../steps/wording';

const items: Wording = () => paths.profile('rewards');
const reward: Wording = (p) => paths.reward(p.reward_uuid ?? '');
const title: Wording = (p) => `「${p.reward_title ?? ''}」`;

/** Payments to creators. What is to be given again is named, never told. */
export const rewardNotifications: NotificationEntries = [
  ['3-110-01', { text: (p) => `你獲得${title(p)}`, target: items }],
  [
    '3-110-51',
    { text: (p) => `${title(p)}${shortDay(p.due_date ?? '', p.due_date ?? '')}到期，請申請撥款`, target: items },
  ],
  ['3-110-07', { text: () => '你的撥款申請審核中', target: reward }],
  ['3-110-15', { text: (p) => `你的撥款申請需補件：${p.column_name ?? ''}`, target: reward }],
  ['3-110-05', { text: () => '你的撥款申請已核准', target: reward }],
  ['3-110-06', { text: () => '你申請的款項已撥款', target: reward }],
  ['3-110-12', { text: () => '你申請的款項撥款失敗', target: reward }],
];
