import { type PreviewPageName, patterns, previewPages } from '@paidang/contract/pages';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { PreviewPage } from '../features/landing/preview-page';
import NotFoundRoute from './not-found';

const pageAt = (pathname: string): PreviewPageName | undefined =>
  previewPages.find((page) => matchPath(patterns[page], pathname));

/** `/preview/*?preview=`: to others than the platform's team, and without a link it has signed, there is no such page. */
export default function PreviewRoute() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const page = pageAt(pathname);
  if (!page) return <NotFoundRoute />;
  return <PreviewPage page={page} token={search.get('preview') ?? ''} refused={<NotFoundRoute />} />;
}
