import { paths, patterns } from '@paidang/contract/pages';
import { Navigate, useMatch, useSearchParams } from 'react-router-dom';
import { InvitedRegistration } from '../features/register/invited-registration';
import { RegisterPage } from '../features/register/register-page';
import { SocialRegistration } from '../features/register/social-registration';
import { useSession } from '../stores/session';

/**
 * `/register`, `/register/invitation/{token}` from a mailed invitation, and `/register/isForm3rdLogin` after signing in with
 * a provider: without the shell.
 */
export default function RegisterRoute() {
  const isGuest = useSession((state) => !state.token);
  const [search] = useSearchParams();
  const token = useMatch(patterns.registerInvited)?.params.token;
  const isSocial = useMatch(patterns.registerSocial) !== null;
  if (token) {
    const task = search.get('task_uuid');
    return <InvitedRegistration link={{ token, task, build: search.get('project_build_invitation_uuid') }} />;
  }
  if (isSocial) return <SocialRegistration token={search.get('token') ?? ''} />;
  return isGuest ? <RegisterPage /> : <Navigate to={paths.project} replace />;
}
