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

function projectPart(title: string, unread: readonly Unread[], appUrl: string): Paragraph[] {
  const lines = unread.slice(0, most).map((one) => ({ text: `・${sentenceOf(one)}`, url: addressOf(appUrl, one) }));
  const left = unread.length - lines.length;
  return [`【${title}】`, ...lines, ...(left > 0 ? [`・還有 ${left} 則，請到通知中心查看`] : [])];
}

/** By recipient. */
export const byRecipient = (unread: readonly Unread[]) => groupBy(unread, ({ recipientId }) => recipientId);

/** One mail about all unread notifications, by project. */
export function digestLetter(unread: readonly [Unread, ...Unread[]], appUrl: string): Letter {
  const parts = groupBy(unread, ({ parameters }) => parameters.project_uuid ?? '').flatMap(([, ofProject]) =>
    projectPart(ofProject[0]?.parameters.project_name || '其他', ofProject, appUrl),
  );
  return {
    subject: `你有 ${unread.length} 則未讀通知｜拍檔`,
    name: unread[0].name,
    paragraphs: ['這是過去一天你還沒有讀的通知。', ...parts],
    action: { label: '查看通知', url: `${appUrl}/project` },
    note: { text: '不想收到這封信，可以在通知設定調整', url: `${appUrl}${paths.profile('notify')}` },
  };
}
