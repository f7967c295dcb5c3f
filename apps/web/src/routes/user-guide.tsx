import { patterns } from '@paidang/contract/pages';
import { useMemo } from 'react';
import { matchPath, useParams } from 'react-router-dom';
import { useGuideArticles } from '../data/site-content';
import { words } from '../features/user-guide/article-sections';
import { findPage, GuideCatalogue, withArticles } from '../features/user-guide/catalogue';
import { UserGuide } from '../features/user-guide/guide-page';
import NotFound from './not-found';

/** Preloads the texts of a category, which are one file each. */
export async function preload(pathname: string): Promise<void> {
  const { mainCategory, subCategory } = matchPath(patterns.userGuide, pathname)?.params ?? {};
  const category = Object.entries(words).find(([slug]) => slug === mainCategory)?.[1];
  if (category && subCategory) await category.load(pathname);
}

/** `/userGuide`, `/userGuide/{category}` and `/userGuide/{category}/{article}`. */
export default function UserGuideRoute() {
  const { mainCategory, subCategory } = useParams();
  const { data: written, isLoading } = useGuideArticles();
  const catalogue = useMemo(() => withArticles(written ?? []), [written]);
  const page = findPage(catalogue, mainCategory, subCategory);
  // An unknown article may be one of the operator's, which are still loading.
  if (!page) return isLoading ? <main id="main" aria-busy="true" className="min-h-(--page-height)" /> : <NotFound />;
  return (
    <GuideCatalogue value={catalogue}>
      <UserGuide page={page} />
    </GuideCatalogue>
  );
}
