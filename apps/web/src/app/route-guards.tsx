import { paths } from '@paidang/contract/pages';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { guestTarget, rememberGoPath, signInState } from '../shared/sign-in/go-path';
import { useSession } from '../stores/session';

/** Ways a session can end after which the user is not led back to their page. */
const finalEndings: readonly unknown[] = ['left', 'left-elsewhere', 'suspended'];

/** Lets signed-in users through. Sends guests to sign in with a reason, and remembers the requested page unless they left. */
export function RequireSession() {
  const location = useLocation();
  const isGuest = useSession((state) => !state.token);
  const ended = useSession((state) => state.ended);
  const wanted = `${location.pathname}${location.search}`;

  useEffect(() => {
    if (isGuest && !finalEndings.includes(ended)) rememberGoPath(sessionStorage, wanted);
  }, [isGuest, ended, wanted]);

  if (!isGuest) return <Outlet />;
  if (ended === 'expired') return <Navigate to={paths.projectError} replace />;
  if (ended === 'suspended') return <Navigate to={paths.suspended} replace />;
  if (ended === 'left') return <Navigate to={paths.home} replace />;
  if (ended === 'left-elsewhere') return <Navigate to={paths.home} replace state={signInState('left-elsewhere')} />;
  const reason = signInState(ended === 'stale' ? 'expired' : 'needed');
  return <Navigate to={guestTarget(location.pathname)} replace state={reason} />;
}

/**
 * Pages open to everyone. Users who are signed out on one by the platform, or because their session ended in another tab,
 * are told why, as on the pages of `RequireSession`.
 */
export function PublicRoutes() {
  const { pathname } = useLocation();
  const ended = useSession((state) => state.ended);
  const notice = ended === 'suspended' ? paths.suspended : ended === 'expired' ? paths.projectError : null;
  return notice && notice !== pathname ? <Navigate to={notice} replace /> : <Outlet />;
}

/**
 * Leads users who arrive with a session to their projects. Users who sign in on the page are led on by the dialog, and
 * `paths.homeStay` always shows the page.
 */
export function OwnProjectsFirst() {
  const { search } = useLocation();
  const [cameSignedIn] = useState(() => useSession.getState().token !== null);
  const stays = new URLSearchParams(search).has('stay');
  return cameSignedIn && !stays ? <Navigate to={paths.project} replace /> : <Outlet />;
}
