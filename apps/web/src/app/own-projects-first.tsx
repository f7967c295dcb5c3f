import { paths } from '@paidang/contract/pages';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../stores/session';

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
