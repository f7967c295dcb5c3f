import { type ArticleEntry, type Category, catalogue } from './catalogue';

export type GuidePage =
  | { kind: 'overview' }
  | { kind: 'category'; category: Category }
  | { kind: 'article'; category: Category; article: ArticleEntry };

/**
 * What the guide shows at an address; `null` where it has nothing.
 *
 * @example findPage('make', 'outline') // { kind: 'article', … }
 */
export function findPage(mainCategory?: string, subCategory?: string): GuidePage | null {
  if (mainCategory === undefined) return { kind: 'overview' };
  const category = catalogue.find(({ slug }) => slug === mainCategory);
  if (!category) return null;
  if (subCategory === undefined) return { kind: 'category', category };
  const article = category.articles.find(({ slug }) => slug === subCategory);
  return article ? { kind: 'article', category, article } : null;
}
