import { createHash } from 'node:crypto';
import type { ProductCategory } from '../src/rules/categories.ts';
import lawful from './lawful.json' with { type: 'json' };
import violations from './violations.json' with { type: 'json' };

export interface Sample {
  source: string;
  category: ProductCategory;
  text: string;
}

/** Whether the rules may not be tuned on a sentence: the first byte of its SHA-256 is odd. Decided before anybody looked at a result. */
export const isHeldOut = ({ text }: Sample): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1;

/** Sentences authorities found unlawful: of Taipei's lists of cases, and of the annexes on cosmetics. */
export const violationSamples = violations as Sample[];

/** Sentences that may be said: of the annexes on food and cosmetics, and of everyday posts. */
export const lawfulSamples = lawful as Sample[];
