import { alcohol } from './alcohol';
import { cosmetics } from './cosmetics';
import { device } from './device';
import { finance } from './finance';
import { food as foodWords } from './food';
import { foodImpressions } from './food-impressions';
import { general } from './general';
import { healthFunctions } from './health-functions';
import { type Lawful, lawful } from './lawful';
import { refused } from './refused';
import type { Rule } from './rule';

const food = [...foodWords, ...healthFunctions, ...foodImpressions];

/** The day on which these rules were put together. */
export const rulesDate = '2026-11-23';

/** Kinds of product. The same word may be right for one and wrong for another, so a text cannot be checked without. */
export const productCategories = [
  'food',
  'health-food',
  'cosmetics',
  'device',
  'alcohol',
  'finance',
  'tobacco',
  'general',
] as const;

/** What is advertised: it decides which rules apply. */
export type ProductCategory = (typeof productCategories)[number];

/** What is checked for a kind of product, and what may be said. */
export interface CategoryRules {
  rules: readonly Rule[];
  lawful: readonly Lawful[];
}

export const categoryRules: Record<ProductCategory, CategoryRules> = {
  food: { rules: [...food, ...general, ...refused], lawful: [...lawful.everywhere, ...lawful.food] },
  'health-food': { rules: [...food, ...general, ...refused], lawful: [...lawful.everywhere, ...lawful.food] },
  cosmetics: { rules: [...cosmetics, ...general, ...refused], lawful: [...lawful.everywhere, ...lawful.cosmetics] },
  device: { rules: [...device, ...general, ...refused], lawful: lawful.everywhere },
  alcohol: {
    rules: [...alcohol, ...food, ...general, ...refused],
    lawful: [...lawful.everywhere, ...lawful.food],
  },
  finance: { rules: [...finance, ...general, ...refused], lawful: lawful.everywhere },
  tobacco: { rules: [...general, ...refused], lawful: lawful.everywhere },
  general: { rules: [...device, ...general, ...refused], lawful: lawful.everywhere },
};

/** Every rule once. */
export const rules: readonly Rule[] = [
  ...food,
  ...cosmetics,
  ...device,
  ...alcohol,
  ...finance,
  ...refused,
  ...general,
];
