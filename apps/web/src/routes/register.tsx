import { Navigate, useMatch, useSearchParams } from 'react-router-dom';
import { paths, patterns } from '../config/paths';
import { InvitedRegistration } from '../features/register/invited-registration';
import { RegisterPage } from '../features/register/register-page';
import { useSession } from '../stores/session';

/** `/register`, and `/register/invitation/{token}` by a mailed invitation: without the shell. */
export default function RegisterRoute() {
  const isGuest = useSession((state) => !state.token);
  const [search] = useSearchParams();
  const token = useMatch(patterns.registerInvited)?.params.token;
  if (token) {
    const task = search.get('task_uuid');
    return <InvitedRegistration link={{ token, task, build: search.get('project_build_invitation_uuid') }} />;
  }
  return isGuest ? <RegisterPage /> : <Navigate to={paths.project} replace />;
}
