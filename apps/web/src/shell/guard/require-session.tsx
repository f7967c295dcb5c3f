import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../stores/session';
import { guestTarget, rememberGoPath } from './go-path';

/** Lets signed-in people through; remembers what the others wanted. */
export function RequireSession() {
  const location = useLocation();
  const isGuest = useSession((state) => !state.token);
  const wanted = `${location.pathname}${location.search}`;

  useEffect(() => {
    if (isGuest) rememberGoPath(sessionStorage, wanted);
  }, [isGuest, wanted]);

  return isGuest ? <Navigate to={guestTarget(location.pathname)} replace /> : <Outlet />;
}
