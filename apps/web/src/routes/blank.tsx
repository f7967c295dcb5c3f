import { paths } from '@paidang/contract/pages';
import { Navigate, useSearchParams } from 'react-router-dom';

/** `/blank?to=`: renders nothing and navigates on at once, so that a page is mounted anew. */
export default function BlankRoute() {
  const [search] = useSearchParams();
  const to = search.get('to') ?? '';
  return <Navigate to={/^\/(?![/\\])/.test(to) ? to : paths.home} replace />;
}
