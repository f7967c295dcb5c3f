import { limits } from '../limits';
import { isRefusedCategory, type productCategories } from '../vocabulary/product-categories';
import { startsWithHttp } from './link';
import { messages } from './messages';
import { isBlankText } from './text';

/** The parts of a brief that have their own rules. */
export interface BriefFields {
  product: string;
  product_category?: (typeof productCategories)[number] | undefined;
  selling_points: readonly string[];
  must_say: readonly string[];
  must_show?: readonly string[] | undefined;
  must_not_say: readonly string[];
  hashtags: readonly string[];
  links: readonly { title: string; url: string }[];
  references: readonly { title: string; url: string }[];
  platforms: readonly { platform_title: string; kind: string }[];
  ad_disclosure: string;
  licence_term: string;
  deliverables: readonly { title: string; quantity: number; note: string }[];
}

const { brief: most } = limits;

/** A blank brief. */
export const emptyBrief = {
  product: '',
  selling_points: [],
  must_say: [],
  must_show: [],
  must_not_say: [],
  hashtags: [],
  links: [],
  references: [],
  platforms: [],
  ad_disclosure: '',
  licence_term: '',
  deliverables: [],
  revision_rounds: limits.revisionRoundsAgreed,
  skipped_steps: [],
  notes: '',
} satisfies BriefFields & Record<string, unknown>;

export const briefMessages = {
  hashtagSpace: '主題標籤不可有空白或#',
  sameHashtag: '主題標籤重複了',
  samePlatform: '這個平台已經在清單上',
  line: `最多${most.line}字`,
  hashtag: `最多${most.hashtag}字`,
  platform: `最多${most.platformTitle}字`,
  paragraph: `最多${most.paragraph}字`,
  items: `最多${most.items}項`,
  platforms: `最多${most.platforms}個平台`,
  quantity: `請填1到${most.quantity}`,
  rounds: `請填${most.roundsMin}到${most.roundsMax}輪`,
  refusedCategory: '菸品、電子煙與加熱菸不得做任何廣告，這份需求單不能送出',
  stepBegun: '這個步驟已經開始，不能改為免提供',
  platformBegun: '這個平台已有文案，不能移除',
} as const;

/** Errors of a brief, by field such as `links.0.url`. */
export type BriefErrors = Record<string, string>;

/**
 * Normalises a hashtag for storage: without its `#`, full-width or not.
 *
 * @example readHashtag('＃夜間修護 ') // '夜間修護'
 */
export const readHashtag = (text: string): string => text.trim().replace(/^[#＃\s]+/, '');

function* listErrors(
  field: string,
  items: readonly string[],
  longest: number,
  tooLong: string,
): Generator<[string, string]> {
  if (items.length > most.items) yield [field, briefMessages.items];
  for (const [index, item] of items.entries()) {
    if (isBlankText(item)) yield [`${field}.${index}`, messages.fillThisField];
    else if (item.length > longest) yield [`${field}.${index}`, tooLong];
  }
}

function* linkErrors(field: string, links: BriefFields['links']): Generator<[string, string]> {
  if (links.length > most.items) yield [field, briefMessages.items];
  for (const [index, { title, url }] of links.entries()) {
    if (isBlankText(url)) yield [`${field}.${index}.url`, messages.fillThisField];
    else if (!startsWithHttp(url) || url.length > most.url) yield [`${field}.${index}.url`, messages.checkFormat];
    if (title.length > most.line) yield [`${field}.${index}.title`, briefMessages.line];
  }
}

function* hashtagErrors(hashtags: readonly string[]): Generator<[string, string]> {
  yield* listErrors('hashtags', hashtags, most.hashtag, briefMessages.hashtag);
  for (const [index, tag] of hashtags.entries()) {
    if (/[\s#＃]/.test(tag)) yield [`hashtags.${index}`, briefMessages.hashtagSpace];
    else if (hashtags.indexOf(tag) < index) yield [`hashtags.${index}`, briefMessages.sameHashtag];
  }
}

function* platformErrors(platforms: BriefFields['platforms']): Generator<[string, string]> {
  if (platforms.length > most.platforms) yield ['platforms', briefMessages.platforms];
  const seen = new Set<string>();
  for (const [index, { platform_title: title, kind }] of platforms.entries()) {
    const key = `${kind} ${title.trim().toLowerCase()}`;
    if (isBlankText(title)) yield [`platforms.${index}.platform_title`, messages.fillThisField];
    else if (title.length > most.platformTitle) yield [`platforms.${index}.platform_title`, briefMessages.platform];
    else if (seen.has(key)) yield [`platforms.${index}.platform_title`, briefMessages.samePlatform];
    seen.add(key);
  }
}

function* deliverableErrors(deliverables: BriefFields['deliverables']): Generator<[string, string]> {
  if (deliverables.length > most.items) yield ['deliverables', briefMessages.items];
  for (const [index, { title, quantity, note }] of deliverables.entries()) {
    const at = `deliverables.${index}`;
    if (isBlankText(title)) yield [`${at}.title`, messages.fillThisField];
    else if (title.length > most.line) yield [`${at}.title`, briefMessages.line];
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > most.quantity)
      yield [`${at}.quantity`, briefMessages.quantity];
    if (note.length > most.line) yield [`${at}.note`, briefMessages.line];
  }
}

function* allErrors(brief: BriefFields): Generator<[string, string]> {
  for (const field of ['product', 'ad_disclosure', 'licence_term'] as const) {
    const longest = field === 'product' ? most.line : most.paragraph;
    if (isBlankText(brief[field])) yield [field, messages.fillThisField];
    else if (brief[field].length > longest) {
      yield [field, field === 'product' ? briefMessages.line : briefMessages.paragraph];
    }
  }
  if (isRefusedCategory(brief.product_category)) yield ['product_category', briefMessages.refusedCategory];
  for (const field of ['selling_points', 'platforms', 'deliverables'] as const) {
    if (brief[field].length === 0) yield [field, messages.fillThisField];
  }
  for (const field of ['selling_points', 'must_say', 'must_show', 'must_not_say'] as const) {
    yield* listErrors(field, brief[field] ?? [], most.line, briefMessages.line);
  }
  yield* hashtagErrors(brief.hashtags);
  yield* linkErrors('links', brief.links);
  yield* linkErrors('references', brief.references);
  yield* platformErrors(brief.platforms);
  yield* deliverableErrors(brief.deliverables);
}

const firstOf = (found: Generator<[string, string]>): BriefErrors => {
  const errors: BriefErrors = {};
  for (const [field, message] of found) errors[field] ??= message;
  return errors;
};

/** Errors of a task's platforms, by field such as `platforms.0.platform_title`. */
export const checkPlatforms = (platforms: BriefFields['platforms']): BriefErrors =>
  platforms.length === 0 ? { platforms: messages.fillThisField } : firstOf(platformErrors(platforms));

/** Errors that prevent a brief from being sent, by field; `{}` if there are none. A draft may be incomplete. */
export const checkBrief = (brief: BriefFields): BriefErrors => firstOf(allErrors(brief));
