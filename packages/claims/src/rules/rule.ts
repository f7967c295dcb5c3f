import type { LawKey } from './laws';

/** 3: must be answered before the text is approved. 2: change it or have evidence. 1: a hint. */
export type Severity = 1 | 2 | 3;

/**
 * Words with the maximum number of characters between them: `['改善', 6, '高血壓|痛風']` finds 「改善您的高血壓」. Alternatives
 * are separated by `|`; `#` stands for a number. The words of a chain are in one sentence.
 */
export type Chain = readonly (string | number)[];

/** A wording to avoid, with the reason. */
export interface Rule {
  /** Never reused for another rule: stored answers refer to it. */
  id: string;
  severity: Severity;
  laws: readonly LawKey[];
  /** Why it may be a risk. */
  why: string;
  /** Safer wordings. If there are none, and no advice either, the words have to be removed. */
  instead: readonly string[];
  /** What to do other than changing words: name the source, the dates, the conditions. */
  advice?: string;
  /** What makes the wording permissible: a document that proves it, or the licence of a health food in the text. */
  clearedBy?: 'evidence' | 'licence';
  /** The pattern also matches mere mentions, so cautions are exempt: 「慢性病患者食用前請先諮詢醫師」. */
  mentions?: true;
  /** Separated by 、 */
  words?: string;
  chains?: readonly Chain[];
}
