import { productCategoryTitles } from '@paidang/contract/vocabulary';

/** Names product categories in the panel as the brief does. */
export const claimLabels = { categories: productCategoryTitles };
