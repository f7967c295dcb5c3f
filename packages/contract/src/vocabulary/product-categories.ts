/**
 * The product a task advertises, which determines the rules wordings are checked by. `general` also applies until a category
 * is chosen. The same values as `productCategories` of `@paidang/claims`.
 */
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
type Category = (typeof productCategories)[number];

export const productCategoryTitles: Record<Category, string> = {
  food: '食品與飲品',
  'health-food': '健康食品（有許可證字號）',
  cosmetics: '化粧品與保養品',
  device: '醫療器材',
  alcohol: '酒',
  finance: '金融',
  tobacco: '菸品與電子煙',
  general: '其他商品或服務',
};

/** Whether advertising this is prohibited, so that no brief about it can be sent. */
export const isRefusedCategory = (category: Category | undefined): boolean => category === 'tobacco';
