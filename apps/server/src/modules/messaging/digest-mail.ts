import type { Mail } from '../../platform/mail/outbox';
import type { Unread } from './digest-store';
import { addressOf, sentenceOf } from './sentence';

/** Sentences of one project; the rest is in the bell. */
const most = 10;

const groupBy = (unread: readonly Unread[], keyOf: (one: Unread) => string): [string, Unread[]][] => {
  const groups = new Map<string, Unread[]>();
  for (const one of unread) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
};

function projectPart(title: string, unread: readonly Unread[], appUrl: string): string {
  const lines = unread.slice(0, most).map((one) => `・${sentenceOf(one)}\n  ${addressOf(appUrl, one)}`);
  const left = unread.length - lines.length;
  return [`【${title}】`, ...lines, ...(left > 0 ? [`・還有 ${left} 則，請到通知中心查看`] : [])].join('\n');
}

/** By recipient. */
export const byRecipient = (unread: readonly Unread[]) => groupBy(unread, ({ recipientId }) => recipientId);

/** One mail about everything somebody has not read, project by project. */
export function digestMail(unread: readonly [Unread, ...Unread[]], appUrl: string): Mail {
  const [{ name, email }] = unread;
  const parts = groupBy(unread, ({ parameters }) => parameters.project_uuid ?? '').map(([, ofProject]) =>
    projectPart(ofProject[0]?.parameters.project_name || '其他', ofProject, appUrl),
  );
  return {
    to: email,
    subject: `您有 ${unread.length} 則未讀通知`,
    body: [
      `${name} 您好：`,
      '這是過去一天您還沒有讀的通知。',
      ...parts,
      `不想收到這封信，可以在通知設定調整：\n${appUrl}/profile/notify`,
    ].join('\n\n'),
  };
}
