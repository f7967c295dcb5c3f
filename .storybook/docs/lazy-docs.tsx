import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocsContainer }));
const Page = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

/** Storybook's docs blocks weigh more than all our stories: they come with the first docs page, not with a story. */
export const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
);

export const LazyDocsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);
