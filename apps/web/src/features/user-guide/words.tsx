import { type ComponentType, lazy } from 'react';
import { ArticleSections } from './article-sections';
import type { ArticleWords } from './article-words';
import type { CategorySlug } from './catalogue';

const wordsOf = (load: () => Promise<{ words: ArticleWords }>) =>
  lazy(async () => {
    const { words } = await load();
    return { default: ({ article }: { article: string }) => <ArticleSections sections={words[article] ?? []} /> };
  });

/** Words of the articles, a file a category. */
export const words: Record<CategorySlug, ComponentType<{ article: string }>> = {
  start: wordsOf(() => import('./articles/start')),
  projects: wordsOf(() => import('./articles/projects')),
  make: wordsOf(() => import('./articles/make')),
  review: wordsOf(() => import('./articles/review')),
  talk: wordsOf(() => import('./articles/talk')),
};
