import type { ProductCategory } from './rules/categories';

const everything = ['beforeAfter', 'innuendo', 'testimonial', 'disclosure'] as const;
const byCategory = {
  food: ['organs', 'whiteCoat'],
  'health-food': ['organs', 'whiteCoat'],
  cosmetics: ['skinPictures', 'whiteCoat'],
  device: ['whiteCoat'],
  alcohol: ['noticeArea', 'drinkers'],
  finance: ['riskNotice'],
  tobacco: [],
  general: [],
} as const satisfies Record<ProductCategory, readonly string[]>;

/** Id of a question that a text alone does not answer. */
export type ChecklistItem = (typeof everything)[number] | (typeof byCategory)[ProductCategory][number];

/**
 * What people have to look at themselves, because no word shows it: pictures, sound, innuendo. The questions are in `labels.checklist`.
 *
 * @example checklist('alcohol'); // ['noticeArea', 'drinkers', 'beforeAfter', …]
 */
export const checklist = (category: ProductCategory): readonly ChecklistItem[] => [
  ...byCategory[category],
  ...everything,
];
