import type { ShownGuideArticle } from '@paidang/contract/entities';
import { createContext } from 'react';
import { categories } from '#labels/user-guide/catalogue';

export type CategorySlug = keyof typeof categories;

export interface ArticleEntry {
  slug: string;
  title: string;
  summary: string;
  /** Rich text of an article written by the operator; the texts of others are shipped. */
  body?: string;
}

export interface Category extends ArticleEntry {
  slug: CategorySlug;
  articles: readonly ArticleEntry[];
}

/** The shipped categories and articles, in reading order. */
export const shipped: readonly Category[] = (Object.keys(categories) as CategorySlug[]).map((slug) => {
  const { articles, ...texts } = categories[slug];
  return { slug, ...texts, articles: Object.entries(articles).map(([article, text]) => ({ slug: article, ...text })) };
});

export interface GuidePosition {
  category: Category;
  article: ArticleEntry;
}

/** The guide including the operator's articles. */
export const GuideCatalogue = createContext(shipped);

/** Adds the operator's articles: one replaces the shipped article at its address, others are appended to their category. */
export const withArticles = (written: readonly ShownGuideArticle[]): readonly Category[] =>
  shipped.map((category) => {
    const own = written.filter((article) => article.category === category.slug);
    const bySlug = new Map(own.map(({ slug, title, summary, body }) => [slug, { slug, title, summary, body }]));
    const articles = category.articles.map((article) => bySlug.get(article.slug) ?? article);
    const added = [...bySlug.values()].filter(({ slug }) => !articles.some((article) => article.slug === slug));
    return { ...category, articles: [...articles, ...added] };
  });

/** Every article, in reading order. */
export const readingOrder = (catalogue: readonly Category[]): readonly GuidePosition[] =>
  catalogue.flatMap((category) => category.articles.map((article) => ({ category, article })));

export type GuidePage =
  | { kind: 'overview' }
  | { kind: 'category'; category: Category }
  | { kind: 'article'; category: Category; article: ArticleEntry };

/**
 * What the guide shows at an address; `null` if there is nothing.
 *
 * @example findPage(shipped, 'make', 'outline') // { kind: 'article', … }
 */
export function findPage(
  catalogue: readonly Category[],
  mainCategory?: string,
  subCategory?: string,
): GuidePage | null {
  if (mainCategory === undefined) return { kind: 'overview' };
  const category = catalogue.find(({ slug }) => slug === mainCategory);
  if (!category) return null;
  if (subCategory === undefined) return { kind: 'category', category };
  const article = category.articles.find(({ slug }) => slug === subCategory);
  return article ? { kind: 'article', category, article } : null;
}
