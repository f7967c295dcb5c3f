import type { NotificationParameters } from '../entities';
import { paths } from '../pages';
import { shortDay } from '../rules/dates';
import { type NotificationEntries, project, sender, type Wording } from '../steps/wording';

const items: Wording = () => paths.profile('rewards');
const reward: Wording = (p) => paths.reward(p.reward_uuid ?? '');
/** The platform team opens a request where it is reviewed. */
const reviewed: Wording = (p) => paths.consoleRewards(p.reward_uuid);
const fee: Wording = (p) => paths.projectProgress(p.project_uuid ?? '', p.task_index);
const feeSentence = (verb: string) => ({
  text: (p: NotificationParameters) => `${sender(p)} ${verb}${project(p)}的勞務報酬單`,
  target: fee,
});
const title: Wording = (p) => `「${p.reward_title ?? ''}」`;

/** Notifications about payments to creators. They name what has to be provided again, never its content. */
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
  ['1-110-01', feeSentence('請你簽署')],
  ['1-110-03', feeSentence('作廢了')],
  ['2-110-05', feeSentence('簽署了')],
  ['2-110-12', feeSentence('沒有簽署')],
  ['2-110-02', { text: (p) => `${sender(p)} 開立發票請領${project(p)}的酬勞`, target: fee }],
  ['3-110-60', { text: () => '同事把一筆撥款申請交給你審核', target: reviewed }],
  ['3-110-12', { text: () => '你申請的款項撥款失敗', target: reward }],
];
