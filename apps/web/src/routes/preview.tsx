import { type PreviewPageName, patterns, previewPages } from '@paidang/contract/pages';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { PreviewPage } from '../features/landing/preview-page';
import NotFoundRoute from './not-found';

const pageAt = (pathname: string): PreviewPageName | undefined =>
  previewPages.find((page) => matchPath(patterns[page], pathname));

/** `/preview/*?preview=`: only with a link made by the platform team, otherwise not found; shows when a link has expired. */
export default function PreviewRoute() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const page = pageAt(pathname);
  const token = search.get('preview');
  if (!page || !token) return <NotFoundRoute />;
  return <PreviewPage page={page} token={token} />;
}
