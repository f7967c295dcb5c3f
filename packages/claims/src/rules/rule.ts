import type { LawKey } from './laws';

/** 3: answer it before the text is approved. 2: change it or have evidence. 1: a hint. */
export type Severity = 1 | 2 | 3;

/**
 * Words with the greatest number of characters between them: `['改善', 6, '高血壓|痛風']` finds 「改善您的高血壓」. Alternatives are separated by
 * `|`; `#` stands for a number. The words of a chain are in one sentence.
 */
export type Chain = readonly (string | number)[];

/** Something a text should not say, with the reason. */
export interface Rule {
  /** Never given to another rule: answers people have given refer to it. */
  id: string;
  severity: Severity;
  laws: readonly LawKey[];
  /** Why it may be a risk. */
  why: string;
  /** Words to write instead. Without any, and without advice, it has to go. */
  instead: readonly string[];
  /** What makes it better that is not said by other words: to name the source, the dates, the conditions. */
  advice?: string;
  /** What makes it permissible: a document that proves it, or the licence of a health food in the text. */
  clearedBy?: 'evidence' | 'licence';
  /** Finds what is only named, so that a sentence of caution may: 「慢性病患者食用前請先諮詢醫師」. */
  mentions?: true;
  /** Separated by 、 */
  words?: string;
  chains?: readonly Chain[];
}
