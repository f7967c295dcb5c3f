import { type ComponentType, lazy } from 'react';
import type { Section } from '../../shared/article/article';
import { ArticleSections } from './article-sections';
import type { CategorySlug } from './catalogue';

const wordsOf = (load: () => Promise<{ words: Readonly<Record<string, readonly Section[]>> }>) =>
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
