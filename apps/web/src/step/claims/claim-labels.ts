import { productCategoryTitles } from '@paidang/contract/vocabulary';

/** The panel names a kind of product as the brief does. */
export const claimLabels = { categories: productCategoryTitles };
