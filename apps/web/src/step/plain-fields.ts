import { indexText } from '@paidang/comment-board/dom';
import type { ClaimText } from '@paidang/contract/rules';

const textOf = (html: string): string => indexText(new DOMParser().parseFromString(html, 'text/html').body).text;

/** The fields of a content as plain text, without markup. */
export const plainFields = (texts: readonly ClaimText[]): { field: string; text: string }[] =>
  texts.map(({ field, text, isMarkup }) => ({ field, text: isMarkup ? textOf(text) : text }));
