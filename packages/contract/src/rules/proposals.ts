import { proposalLimits } from '../limits';
import { checkEmail } from './email';
import { messages } from './messages';
import { isBlankText } from './text';

/** Why a change to a proposal is refused. */
export const proposalMessages = {
  moved: '這份提案的狀態剛剛改變了，請重新整理',
  newVersion: '提案剛剛更新了，請看過新的一版再決定',
  newDraft: '這份提案在別處改過了，請重新整理',
  expired: '這份提案已經逾期，請留言請我們更新',
  ended: '這份提案已經結束，不能再留言',
  unchanged: '內容和上一版相同',
  noDeliverable: '至少要有一項交付內容',
  tooManyPieces: `交付內容合計最多${proposalLimits.pieces}件`,
  noQuote: '至少要有一行報價',
  validInPast: '有效期限不能早於今天',
  candidateGone: '這位創作者已經移除，請重新選擇',
} as const;

interface QuoteLine {
  readonly quantity: number;
  readonly unit_price: number;
}

/** The total of a quote, in whole New Taiwan dollars. */
export interface QuoteTotal {
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

/** Adds up a quote; half a dollar of tax is rounded up. */
export function quoteTotal(lines: readonly QuoteLine[]): QuoteTotal {
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  const tax = Math.floor((subtotal * proposalLimits.taxRate + 50) / 100);
  return { subtotal, tax, total: subtotal + tax };
}

interface Phase {
  readonly start: string | null;
  readonly end: string | null;
}

/** The period from the first day of all phases to the last. */
export function outlinePeriod(phases: readonly Phase[]): Phase {
  const starts = phases.flatMap(({ start }) => start ?? []).sort();
  const ends = phases.flatMap(({ end }) => end ?? []).sort();
  return { start: starts[0] ?? null, end: ends.at(-1) ?? null };
}

interface Content {
  readonly name: string;
  readonly brand: string;
  readonly product: string;
  readonly candidates: readonly { uuid: string; name: string; email: string }[];
  readonly deliverables: readonly { title: string; quantity: number; candidate: string | null }[];
  readonly quote: readonly { item: string }[];
  readonly phases: readonly ({ title: string } & Phase)[];
  readonly valid_until: string | null;
}

function* problemsOf(content: Content, today: string): Generator<[field: string, message: string]> {
  for (const field of ['name', 'brand', 'product'] as const) {
    if (isBlankText(content[field])) yield [field, messages.fillThisField];
  }
  for (const [index, { name, email }] of content.candidates.entries()) {
    if (isBlankText(name)) yield [`candidates.${index}.name`, messages.fillThisField];
    const wrong = email.trim() === '' ? null : checkEmail(email, 'page');
    if (wrong) yield [`candidates.${index}.email`, wrong];
  }
  if (content.deliverables.length === 0) yield ['deliverables', proposalMessages.noDeliverable];
  const pieces = content.deliverables.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > proposalLimits.pieces) yield ['deliverables', proposalMessages.tooManyPieces];
  for (const [index, { title, candidate }] of content.deliverables.entries()) {
    if (isBlankText(title)) yield [`deliverables.${index}.title`, messages.fillThisField];
    const isKnown = candidate === null || content.candidates.some(({ uuid }) => uuid === candidate);
    if (!isKnown) yield [`deliverables.${index}.candidate`, proposalMessages.candidateGone];
  }
  if (content.quote.length === 0) yield ['quote', proposalMessages.noQuote];
  for (const [index, { item }] of content.quote.entries()) {
    if (isBlankText(item)) yield [`quote.${index}.item`, messages.fillThisField];
  }
  for (const [index, { title, start, end }] of content.phases.entries()) {
    if (isBlankText(title)) yield [`phases.${index}.title`, messages.fillThisField];
    if (!start) yield [`phases.${index}.start`, messages.fillThisField];
    if (!end) yield [`phases.${index}.end`, messages.fillThisField];
    if (start && end && end < start) yield [`phases.${index}.end`, messages.endBeforeStart];
  }
  if (!content.valid_until) yield ['valid_until', messages.fillThisField];
  else if (content.valid_until < today) yield ['valid_until', proposalMessages.validInPast];
}

/**
 * Errors that prevent a proposal from being sent: the first one of each field.
 *
 * @param today in Taipei
 */
export function proposalProblems(content: Content, today: string): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, message] of problemsOf(content, today)) problems[field] ??= message;
  return problems;
}
