import { patterns } from '@paidang/contract/pages';
import { matchPath, useParams } from 'react-router-dom';
import { words } from '../features/user-guide/article-sections';
import { findPage } from '../features/user-guide/catalogue';
import { UserGuide } from '../features/user-guide/guide-page';
import NotFound from './not-found';

const pageAt = ({ mainCategory, subCategory }: { mainCategory?: string; subCategory?: string }) =>
  findPage(mainCategory, subCategory);

/** The words of an article, a file a category. */
export async function ahead(pathname: string): Promise<void> {
  const page = pageAt(matchPath(patterns.userGuide, pathname)?.params ?? {});
  if (page?.kind === 'article') await words[page.category.slug].load(pathname);
}

/** `/userGuide`, `/userGuide/{category}` and `/userGuide/{category}/{article}`. */
export default function UserGuideRoute() {
  const page = pageAt(useParams());
  return page ? <UserGuide page={page} /> : <NotFound />;
}
