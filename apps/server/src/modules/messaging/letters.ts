import { paths } from '@paidang/contract/pages';
import type { Letter, Paragraph } from '../../platform/mail';
import type { Unread } from './digest-store';
import { addressOf, sentenceOf } from './sentence';

/** Maximum number of sentences per project; the rest is only in the bell. */
const maxSentences = 10;

const groupBy = (unread: readonly Unread[], keyOf: (notification: Unread) => string): [string, Unread[]][] => [
  ...Map.groupBy(unread, keyOf),
];

export const byRecipient = (unread: readonly Unread[]) => groupBy(unread, ({ recipientId }) => recipientId);
export const byProject = (unread: readonly Unread[]) =>
  groupBy(unread, ({ parameters }) => parameters.project_uuid ?? '');

/** The link to the notification settings, shown at the end of every mail about notifications. */
export const turnOff = (appUrl: string): Paragraph => ({
  text: '不想收到這封信，可以在通知設定調整',
  url: `${appUrl}${paths.profile('notify')}`,
});

/** Staff read notifications in the console, where they cannot turn them off. */
const isOfStaff = ({ role }: Unread): boolean => role === 'Platform';
const footOf = (recipient: Unread, appUrl: string): Pick<Letter, 'note'> =>
  isOfStaff(recipient) ? {} : { note: turnOff(appUrl) };

function sentences(unread: readonly Unread[], appUrl: string): Paragraph[] {
  const lines = unread
    .slice(0, maxSentences)
    .map((notification) => ({ text: `・${sentenceOf(notification)}`, url: addressOf(appUrl, notification) }));
  const omitted = unread.length - lines.length;
  return [...lines, ...(omitted > 0 ? [`・還有 ${omitted} 則，請到通知中心查看`] : [])];
}

/** A mail about all unread notifications, grouped by project. */
export function digestLetter(unread: readonly [Unread, ...Unread[]], appUrl: string): Letter {
  const parts = byProject(unread).flatMap(([, ofProject]) => [
    `【${ofProject[0]?.parameters.project_name || '其他'}】`,
    ...sentences(ofProject, appUrl),
  ]);
  return {
    subject: `你有 ${unread.length} 則未讀通知｜拍檔`,
    name: unread[0].name,
    paragraphs: ['這是過去一天你還沒有讀的通知。', ...parts],
    action: isOfStaff(unread[0])
      ? { label: '進入後台', url: `${appUrl}${paths.console}` }
      : { label: '查看通知', url: `${appUrl}${paths.project}` },
    ...footOf(unread[0], appUrl),
  };
}

/** A mail about recent notifications of one project. Its button leads to the newest one. */
export function newsLetter(unread: readonly [Unread, ...Unread[]], appUrl: string): Letter {
  const newest = unread.at(-1) ?? unread[0];
  const action = { label: '前往查看', url: addressOf(appUrl, newest) };
  const foot = footOf(newest, appUrl);
  if (unread.length === 1) {
    const sentence = sentenceOf(newest);
    return { subject: `${sentence}｜拍檔`, name: newest.name, paragraphs: [`${sentence}。`], action, ...foot };
  }
  const project = newest.parameters.project_name;
  return {
    subject: `${project ? `《${project}》` : ''}有 ${unread.length} 則新通知｜拍檔`,
    name: newest.name,
    paragraphs: sentences(unread, appUrl),
    action,
    ...foot,
  };
}
