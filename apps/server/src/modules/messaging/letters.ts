import { paths } from '@paidang/contract/pages';
import type { Letter, Paragraph } from '../../platform/mail';
import type { Unread } from './digest-store';
import { addressOf, sentenceOf } from './sentence';

/** Most sentences of one project; the rest is in the bell. */
const most = 10;

const groupBy = (unread: readonly Unread[], keyOf: (one: Unread) => string): [string, Unread[]][] => {
  const groups = new Map<string, Unread[]>();
  for (const one of unread) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
};

export const byRecipient = (unread: readonly Unread[]) => groupBy(unread, ({ recipientId }) => recipientId);
export const byProject = (unread: readonly Unread[]) =>
  groupBy(unread, ({ parameters }) => parameters.project_uuid ?? '');

/** Where whoever does not want a mail turns it off, below each that is about notifications. */
export const turnOff = (appUrl: string): Paragraph => ({
  text: '不想收到這封信，可以在通知設定調整',
  url: `${appUrl}${paths.profile('notify')}`,
});

/** Staff read notifications in the console, where there is nothing to turn off. */
const isOfStaff = ({ role }: Unread): boolean => role === 'Platform';
const footOf = (recipient: Unread, appUrl: string): Pick<Letter, 'note'> =>
  isOfStaff(recipient) ? {} : { note: turnOff(appUrl) };

function sentences(unread: readonly Unread[], appUrl: string): Paragraph[] {
  const lines = unread.slice(0, most).map((one) => ({ text: `・${sentenceOf(one)}`, url: addressOf(appUrl, one) }));
  const left = unread.length - lines.length;
  return [...lines, ...(left > 0 ? [`・還有 ${left} 則，請到通知中心查看`] : [])];
}

/** One mail about all unread notifications, by project. */
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

/** What has just happened in one project; its button leads to the newest of it. */
export function newsLetter(unread: readonly [Unread, ...Unread[]], appUrl: string): Letter {
  const newest = unread.at(-1) ?? unread[0];
  const action = { label: '前往查看', url: addressOf(appUrl, newest) };
  const foot = footOf(newest, appUrl);
  if (unread.length === 1) {
    const said = sentenceOf(newest);
    return { subject: `${said}｜拍檔`, name: newest.name, paragraphs: [`${said}。`], action, ...foot };
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
