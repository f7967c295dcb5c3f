import type { Section } from '../../shared/article/article';
import type { ArticleSlug, CategorySlug } from './catalogue';

/** Sections by the slug of their article. */
export type ArticleWords = Readonly<Record<string, readonly Section[]>>;

/** Sections of every article of a category. */
export type CategoryWords<Slug extends CategorySlug> = Readonly<Record<ArticleSlug<Slug>, readonly Section[]>>;
