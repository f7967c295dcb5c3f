import { createHash } from 'node:crypto';
import type { ProductCategory } from '../src/rules/categories.ts';
import lawful from './lawful.json' with { type: 'json' };
import violations from './violations.json' with { type: 'json' };

export interface Sample {
  source: string;
  category: ProductCategory;
  text: string;
}

/**
 * Whether a sentence is held out of tuning: the first byte of its SHA-256 is odd. The split was made before any result was
 * known.
 */
export const isHeldOut = ({ text }: Sample): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1;

/** Sentences authorities found unlawful: from Taipei's lists of cases, and from the annexes on cosmetics. */
export const violationSamples = violations as Sample[];

/** Lawful sentences: from the annexes on food and cosmetics, and from everyday posts. */
export const lawfulSamples = lawful as Sample[];
