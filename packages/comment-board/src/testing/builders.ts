import type { Quote } from '@paidang/contract/entities';
import { type BoardComment, type CommentAuthor, createQuote } from '../core';

let made = 0;

/** A readable UUID, always the same for the same number. */
export const testId = (value: number): string => `00000000-0000-4000-8000-${String(value).padStart(12, '0')}`;

/** A vendor as author. */
export const vendor: CommentAuthor = {
  uuid: testId(900_001),
  name: '許雅筑',
  company: '山眠',
  role: 'Vendor',
  avatar: null,
};

/** A creator as author. */
export const creator: CommentAuthor = {
  uuid: testId(900_002),
  name: '阿澄',
  company: '',
  role: 'Creator',
  avatar: null,
};

const firstInstant = Date.UTC(2026, 10, 20, 1, 0);

/** A comment with all fields; each one is a minute newer than the last. */
export function buildComment(given: Partial<BoardComment> = {}, author: CommentAuthor = creator): BoardComment {
  made += 1;
  const created = new Date(firstInstant + made * 60_000).toISOString();
  return {
    message_id: testId(made),
    parent_id: null,
    message: '開場可以再快一點嗎？',
    quote: null,
    images: [],
    time: null,
    script_uuid: null,
    platform_uuid: null,
    is_processed: false,
    is_updated: false,
    is_deleted: false,
    poster_uuid: author.uuid,
    created_by: author.name,
    company_name: author.company ?? '',
    role: author.role ?? '',
    avatar: author.avatar ?? null,
    created_at: created,
    updated_at: created,
    response_count: 0,
    version: 1,
    is_carried: false,
    ...given,
  };
}

/** A quote of a passage in a text. */
export function buildQuote(text: string, words: string, version = 1): Quote {
  const start = text.indexOf(words);
  const quote = start < 0 ? null : createQuote(text, start, start + words.length, version);
  if (!quote) {
    throw new Error(
      `@paidang/comment-board/testing: 「${words}」 is not in the given text, so it cannot be quoted. Pass words that are.`,
    );
  }
  return quote;
}
