import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useSession } from '../../stores/session';
import { guestTarget, rememberGoPath } from './go-path';

/** Lets signed-in people through; remembers what the others wanted, unless they have just left. */
export function RequireSession() {
  const location = useLocation();
  const isGuest = useSession((state) => !state.token);
  const ended = useSession((state) => state.ended);
  const wanted = `${location.pathname}${location.search}`;

  useEffect(() => {
    if (isGuest && ended !== 'left') rememberGoPath(sessionStorage, wanted);
  }, [isGuest, ended, wanted]);

  if (!isGuest) return <Outlet />;
  if (ended === 'expired') return <Navigate to={paths.projectError} replace />;
  return <Navigate to={ended === 'left' ? paths.home : guestTarget(location.pathname)} replace />;
}
