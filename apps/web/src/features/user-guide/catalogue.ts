import { categories } from '#labels/user-guide/catalogue';

export type CategorySlug = keyof typeof categories;

export interface ArticleEntry {
  slug: string;
  title: string;
  summary: string;
}

export interface Category extends ArticleEntry {
  slug: CategorySlug;
  articles: readonly ArticleEntry[];
}

/** Categories and articles of the guide, in reading order. */
export const catalogue: readonly Category[] = (Object.keys(categories) as CategorySlug[]).map((slug) => {
  const { articles, ...texts } = categories[slug];
  return { slug, ...texts, articles: Object.entries(articles).map(([article, text]) => ({ slug: article, ...text })) };
});

export interface GuidePosition {
  category: Category;
  article: ArticleEntry;
}

/** Every article, in reading order. */
export const readingOrder: readonly GuidePosition[] = catalogue.flatMap((category) =>
  category.articles.map((article) => ({ category, article })),
);

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
