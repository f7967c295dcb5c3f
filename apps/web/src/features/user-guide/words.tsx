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
  start: wordsOf(() => import('#labels/user-guide/start')),
  projects: wordsOf(() => import('#labels/user-guide/projects')),
  make: wordsOf(() => import('#labels/user-guide/make')),
  review: wordsOf(() => import('#labels/user-guide/review')),
  talk: wordsOf(() => import('#labels/user-guide/talk')),
};
