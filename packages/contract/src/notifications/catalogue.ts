import type { Notification } from '../entities';
import { paths } from '../pages';
import { stepNotifications } from '../steps';
import { type NotificationEntries, type NotificationEntry, project, sender, type Wording } from '../steps/wording';
import { projectStatusTitles } from '../vocabulary/statuses';
import { reminderNotifications } from './reminders';
import { rewardNotifications } from './rewards';

const progress: Wording = (p) => paths.projectProgress(p.project_uuid ?? '', p.task_index);
const invitations: Wording = () => paths.invitation;
const rating: Wording = (p) => paths.rating(p.task_uuid ?? '');
const proposal: Wording = (p) => paths.proposal(p.proposal_uuid ?? '');
/** The platform team opens a proposal in the console, where it is edited. */
const writtenProposal: Wording = (p) => paths.consoleProposals(p.proposal_uuid);
const binding: Wording = () => paths.profile('notify');
const announced: Wording = (p) => p.announcement_path || paths.userGuide();
const guideline: Wording = () => paths.guideline;

/** Notifications that are not about a step. */
const others: NotificationEntries = [
  ['1-010-10', { text: (p) => `${sender(p)} 邀請你加入專案${project(p)}`, target: invitations }],
  ['2-010-10', { text: (p) => `${sender(p)} 邀請你為合作開設專案`, target: invitations }],
  ['2-010-11', { text: (p) => `${sender(p)} 已加入專案${project(p)}`, target: progress }],
  ['1-010-11', { text: (p) => `${sender(p)} 已建立專案${project(p)}`, target: progress }],
  ['2-010-12', { text: (p) => `${sender(p)} 婉拒了${p.project_name ? project(p) : '開案'}邀請`, target: invitations }],
  ['1-010-12', { text: (p) => `${sender(p)} 婉拒了開案邀請`, target: invitations }],
  ['1-010-02', { text: (p) => `${sender(p)} 修改了專案${project(p)}`, target: progress }],
  ['1-010-07', { text: (p) => `${sender(p)} 已開啟專案${project(p)}`, target: progress }],
  ['2-010-07', { text: (p) => `${sender(p)} 已開啟專案${project(p)}`, target: progress }],
  ['3-010-02', { text: (p) => `${project(p)}已進入結案階段`, target: progress }],
  ...(['1', '2', '3'] as const).map((identity): NotificationEntries[number] => [
    `${identity}-010-03`,
    { text: (p) => `${project(p)}${p.ending ? projectStatusTitles[p.ending] : '已結束'}`, target: progress },
  ]),
  ...(['1', '2'] as const).flatMap(
    (identity): NotificationEntries => [
      [`${identity}-010-14`, { text: (p) => `${sender(p)} 想取消合作${project(p)}，請你回覆`, target: progress }],
      [`${identity}-010-06`, { text: (p) => `${sender(p)} 同意取消合作${project(p)}`, target: progress }],
      [`${identity}-010-08`, { text: (p) => `${sender(p)} 不同意取消合作${project(p)}`, target: progress }],
      [`${identity}-010-15`, { text: (p) => `${sender(p)} 收回了取消合作${project(p)}的申請`, target: progress }],
    ],
  ),
  ['3-010-07', { text: (p) => `${project(p)}已重新開啟`, target: progress }],
  ['1-010-55', { text: (p) => `${sender(p)} 評分了${project(p)}，換你了`, target: rating }],
  ['2-010-55', { text: (p) => `${sender(p)} 評分了${project(p)}，換你了`, target: rating }],
  ['3-010-56', { text: (p) => `${project(p)}的評分可以看了`, target: rating }],
  ['2-010-57', { text: (p) => `${sender(p)} 想把${project(p)}的作品放上名片，請你同意`, target: progress }],
  ['1-010-58', { text: (p) => `${sender(p)} 同意你把${project(p)}的作品放上名片`, target: progress }],
  ['1-010-59', { text: (p) => `${sender(p)} 不同意把${project(p)}的作品放上名片`, target: progress }],
  ['3-100-01', { text: () => 'LINE 通知綁定完成', target: binding }],
  ['3-100-03', { text: () => 'LINE 通知已解除綁定', target: binding }],
  ['3-120-01', { text: (p) => p.announcement ?? '', target: announced }],
  ['3-121-05', { text: () => '謝謝你的檢舉，平台已經處理', target: guideline }],
  ['3-121-12', { text: () => '謝謝你的檢舉，平台看過後認為沒有違反規範', target: guideline }],
  ['3-121-01', { text: () => '平台隱藏了你寫的一則內容，請遵守合作準則', target: guideline }],
  ['5-101-01', { text: (p) => `專案提案「${p.proposal_name ?? ''}」已提供`, target: proposal }],
  ['5-101-02', { text: (p) => `專案提案「${p.proposal_name ?? ''}」已更新`, target: proposal }],
  ['5-101-03', { text: (p) => `專案提案「${p.proposal_name ?? ''}」已逾期`, target: proposal }],
  ['5-101-04', { text: (p) => `提案「${p.proposal_name ?? ''}」有新留言`, target: proposal }],
  ['5-101-17', { text: (p) => `提案「${p.proposal_name ?? ''}」已被開啟`, target: writtenProposal }],
  ['1-101-04', { text: (p) => `提案「${p.proposal_name ?? ''}」有新留言`, target: writtenProposal }],
  ['1-101-05', { text: (p) => `提案「${p.proposal_name ?? ''}」已採用`, target: writtenProposal }],
  ['1-101-12', { text: (p) => `提案「${p.proposal_name ?? ''}」未採用`, target: writtenProposal }],
  ...rewardNotifications,
];

const ofSteps = Object.values(stepNotifications).map((notifications) => notifications());
const catalogue = new Map([...others, ...ofSteps.flatMap(({ own }) => own), ...reminderNotifications()]);
const commentCatalogue = new Map(ofSteps.flatMap(({ comments }) => comments));

/** All codes of the catalogue, as `identity-function-action`. */
export const notificationCodes: readonly string[] = [...new Set([...catalogue.keys(), ...commentCatalogue.keys()])];

/** A 02 that names a comment is about that comment; any other is about the step. */
function entryOf({ code, parameters }: Pick<Notification, 'code' | 'parameters'>): NotificationEntry | undefined {
  const key = codeOf({ code });
  const comment = commentCatalogue.get(key);
  return parameters.message_id ? (comment ?? catalogue.get(key)) : (catalogue.get(key) ?? comment);
}

/** The code of a notification, such as `2-030-01`. */
export const codeOf = ({ code }: Pick<Notification, 'code'>): string =>
  `${code.identity}-${code.function}-${code.action}`;

/** The sentence shown for a notification; a code introduced by a newer server gets a generic line instead of an error. */
export const notificationText = (notification: Pick<Notification, 'code' | 'parameters'>): string =>
  entryOf(notification)?.text(notification.parameters) ?? '你有一則新通知';

/** The path a notification links to: its project if the page is gone, `/project` if the code is unknown. */
export function notificationTarget(notification: Pick<Notification, 'code' | 'parameters'>): string {
  const { is_gone: isGone, project_uuid: id } = notification.parameters;
  if (isGone) return id ? paths.projectProgress(id) : paths.project;
  return entryOf(notification)?.target(notification.parameters) ?? paths.project;
}
