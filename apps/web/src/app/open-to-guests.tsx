import { paths } from '@paidang/contract/pages';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../stores/session';

/**
 * The pages everybody may read. Who is signed out on one by the platform, or because their session ended in another tab,
 * is told why, as on the pages of `RequireSession`.
 */
export function OpenToGuests() {
  const { pathname } = useLocation();
  const ended = useSession((state) => state.ended);
  const notice = ended === 'suspended' ? paths.suspended : ended === 'expired' ? paths.projectError : null;
  return notice && notice !== pathname ? <Navigate to={notice} replace /> : <Outlet />;
}
