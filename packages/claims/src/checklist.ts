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

/** Id of a question that text alone cannot answer. */
export type ChecklistItem = (typeof everything)[number] | (typeof byCategory)[ProductCategory][number];

/**
 * Questions for people, about what words do not show: pictures, sound, innuendo. Their wording is in `labels.checklist`.
 *
 * @example checklist('alcohol'); // ['noticeArea', 'drinkers', 'beforeAfter', …]
 */
export const checklist = (category: ProductCategory): readonly ChecklistItem[] => [
  ...byCategory[category],
  ...everything,
];
