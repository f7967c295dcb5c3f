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

/** Date of the rules. */
export const rulesDate = '2026-11-23';

/** Product categories. The same word may be permitted for one and not for another, so a check requires a category. */
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

/** Category of the advertised product; it determines the rules. */
export type ProductCategory = (typeof productCategories)[number];

/** Rules and permitted wordings of a category. */
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

/** All rules, without duplicates. */
export const rules: readonly Rule[] = [
  ...food,
  ...cosmetics,
  ...device,
  ...alcohol,
  ...finance,
  ...refused,
  ...general,
];
