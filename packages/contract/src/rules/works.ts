import { limits } from '../limits';
import { messages } from './messages';
import { knownPlatform } from './platforms';
import type { Message } from './result';
import { escapeMarkup, isBlankMarkup } from './text';

const { works: most } = limits;

/** A creator's report of a published work. */
export interface WorkReportFields {
  url: string;
  /** Day in Taipei, `YYYY-MM-DD`. */
  published_date: string | null;
  /** `HH:MM` in Taipei; `''` while unknown. */
  published_time: string;
  /** The published text, as pasted. */
  text: string;
  /** The creator has confirmed that the cooperation is disclosed. */
  is_disclosed: boolean;
}

/** A blank report. */
export const emptyWork = {
  url: '',
  published_date: null,
  published_time: '',
  text: '',
  is_disclosed: false,
} satisfies WorkReportFields;

export const worksMessages = {
  notHttps: '連結要以https開頭',
  frontPage: '請貼上作品那一頁的連結，不是平台首頁',
  otherPlatform: (title: string, host: string) => `這不是${title}的連結，請貼上${host}的網址`,
  future: '上線時間不能晚於現在',
  pasteText: '請貼上發佈的文字，才能和核可的文案比對',
  textTooLong: `最多${most.textLength}字`,
  disclose: '請確認已揭露合作關係，再勾選',
} as const;

/**
 * Checks whether an address can be a work on this platform.
 *
 * @example checkWorkLink('YouTube', 'https://www.instagram.com/p/x') // '這不是YouTube的連結，請貼上youtube.com的網址'
 */
export function checkWorkLink(platform: string, value: string): Message {
  const link = value.trim();
  if (link === '') return messages.fillThisField;
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username || url.password) {
    return messages.linkNotUrl;
  }
  if (url.protocol !== 'https:') return worksMessages.notHttps;
  const known = knownPlatform(platform);
  const isThere = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  if (known && !known.hosts.some(isThere)) return worksMessages.otherPlatform(known.title, known.hosts[0]);
  return url.pathname === '/' && url.search === '' ? worksMessages.frontPage : null;
}

/**
 * The moment given by a day and a time in Taipei; `null` if one of them is missing.
 *
 * @example publishedAt('2026-11-21', '20:00')?.toISOString() // '2026-11-21T12:00:00.000Z'
 */
export function publishedAt(date: string | null, time: string): Date | null {
  const instant = date && time ? new Date(`${date}T${time}:00+08:00`) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

interface WorkCheckContext {
  /** Name of the platform in the brief. */
  platform: string;
  now: Date;
  /** Whether there is approved copy to compare with. */
  hasCopy: boolean;
}

function* allErrors(work: WorkReportFields, { platform, now, hasCopy }: WorkCheckContext): Generator<[string, string]> {
  const link = checkWorkLink(platform, work.url);
  if (link) yield ['url', link];
  if (!work.published_date) yield ['published_date', messages.fillThisField];
  if (!work.published_time) yield ['published_time', messages.fillThisField];
  const latest = now.getTime() + most.clockSkew;
  const isAhead = (time: string) => (publishedAt(work.published_date, time)?.getTime() ?? 0) > latest;
  if (isAhead('00:00')) yield ['published_date', worksMessages.future];
  else if (isAhead(work.published_time)) yield ['published_time', worksMessages.future];
  if (work.text.length > most.textLength) yield ['text', worksMessages.textTooLong];
  if (hasCopy && isBlankMarkup(escapeMarkup(work.text))) yield ['text', worksMessages.pasteText];
  if (!work.is_disclosed) yield ['is_disclosed', worksMessages.disclose];
}

/** Errors that prevent a report from being submitted, by field; `{}` if there are none. A draft may be incomplete. */
export const checkWork = (work: WorkReportFields, place: WorkCheckContext): Record<string, string> =>
  Object.fromEntries(allErrors(work, place));

/** The Fair Trade Act requires sponsored content to disclose it; platforms also have their own labels. */
const disclosures = /業配|廣告|贊助|邀約|邀稿|合作|公關品|\bsponsored\b|\bpaid partnership\b|#ad\b/i;

/**
 * The first phrase of a text that discloses sponsorship; `null` if there is none.
 *
 * @example disclosureIn('本影片與山眠合作') // '合作'
 */
export const disclosureIn = (text: string): string | null => disclosures.exec(text)?.[0] ?? null;

/**
 * Converts plain text to a document for comparison: each line is a paragraph. Blank lines, which platforms add and drop,
 * are ignored.
 *
 * @example linesDocument('開場\n\n#山眠') // '<p>開場</p><p>#山眠</p>'
 */
export const linesDocument = (text: string): string =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');

interface Difference {
  /** Number of characters in each text, as readers count them. */
  before: number;
  after: number;
  /** Number of added characters. */
  added: number;
  /** Whether the texts are identical. */
  isSame: boolean;
}

/**
 * How much two texts have in common, from 0 to 100. Only identical texts get 100, and only texts with nothing in common 0.
 *
 * @example matchPercent({ before: 100, after: 100, added: 10, isSame: false }) // 90
 */
export function matchPercent({ before, after, added, isSame }: Difference): number {
  if (isSame) return 100;
  const kept = Math.max(0, after - added);
  if (kept === 0) return 0;
  return Math.min(99, Math.max(1, Math.round((200 * kept) / (before + after))));
}
