import { escapeMarkup } from '@paidang/contract/rules';
import { type LineOutboxRow, lineFailures, readFlexMessage } from '../line';

const labels = { pending: '等待傳送', accepted: '已傳送', kept: '沒有設定 LINE，只留在這裡', failed: '傳送失敗' };

const bubbleStyle =
  'max-width:300px;padding:16px;border-radius:16px;background:#fff;color:#111;box-shadow:0 1px 3px #0003;font:14px/1.5 sans-serif';
const buttonStyle =
  'display:block;margin:8px 0;padding:8px;border-radius:8px;background:#1b1a1f;color:#fff;text-align:center;text-decoration:none';

const part = (one: ReturnType<typeof readFlexMessage>[number], index: number): string => {
  if (typeof one !== 'string') {
    return `<a style="${buttonStyle}" href="${escapeMarkup(one.url)}">${escapeMarkup(one.label)}</a>`;
  }
  return index === 0 ? `<strong>${escapeMarkup(one)}</strong>` : `<p>${escapeMarkup(one)}</p>`;
};

const stateOf = ({ status, reason }: LineOutboxRow): string =>
  reason ? `${labels[status]}：${lineFailures[reason]}` : labels[status];

/** LINE messages, shown as on a phone. */
export function lineSection(messages: readonly LineOutboxRow[]): string {
  const items = messages.map(
    (row) =>
      `<article><p>${escapeMarkup(row.recipient)} · ${row.createdAt.toISOString()} · ${stateOf(row)}</p><div style="background:#8cabd8;padding:16px;border-radius:8px"><div style="${bubbleStyle}">${readFlexMessage(row.message).map(part).join('')}</div></div></article>`,
  );
  return `<h2>LINE</h2>${items.join('') || '<p>還沒有 LINE 訊息</p>'}`;
}
