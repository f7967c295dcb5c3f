import { paths } from '@paidang/contract/pages';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { guestTarget, rememberGoPath, signInState } from '../shared/sign-in/go-path';
import { useSession } from '../stores/session';

/** How a session ends after which nobody comes back to where they were. */
const partings: readonly unknown[] = ['left', 'left-elsewhere', 'suspended'];

/** Lets signed-in people through; remembers what the others wanted, unless they are gone, and says why they wait. */
export function RequireSession() {
  const location = useLocation();
  const isGuest = useSession((state) => !state.token);
  const ended = useSession((state) => state.ended);
  const wanted = `${location.pathname}${location.search}`;

  useEffect(() => {
    if (isGuest && !partings.includes(ended)) rememberGoPath(sessionStorage, wanted);
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
 * The pages everybody may read. Who is signed out on one by the platform, or because their session ended in another tab,
 * is told why, as on the pages of `RequireSession`.
 */
export function OpenToGuests() {
  const { pathname } = useLocation();
  const ended = useSession((state) => state.ended);
  const notice = ended === 'suspended' ? paths.suspended : ended === 'expired' ? paths.projectError : null;
  return notice && notice !== pathname ? <Navigate to={notice} replace /> : <Outlet />;
}

/**
 * Who comes with a session has come for their projects. Who signs in on the page is led on by the dialog, and
 * `paths.homeStay` shows the page in any case.
 */
export function OwnProjectsFirst() {
  const { search } = useLocation();
  const [cameSignedIn] = useState(() => useSession.getState().token !== null);
  const stays = new URLSearchParams(search).has('stay');
  return cameSignedIn && !stays ? <Navigate to={paths.project} replace /> : <Outlet />;
}
