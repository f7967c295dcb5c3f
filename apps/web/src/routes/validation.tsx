import { paths } from '@paidang/contract/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LinkExpired, MailSent, Verified } from '../features/auth/validation-notice';
import { VerifyEmail } from '../features/auth/verify-email';
import { useSession } from '../stores/session';

/** `/validation`: tells the user to check their mail; `?token=` (from the mail) verifies; `?state=` shows the result. */
export default function ValidationRoute() {
  const [search] = useSearchParams();
  const isGuest = useSession((state) => !state.token);
  const token = search.get('token');
  const state = search.get('state');
  if (token) return <VerifyEmail key={token} token={token} />;
  if (state === 'done' && !isGuest) return <Verified />;
  if (state === 'expired') return <LinkExpired />;
  // A user who has since signed in, in another tab, no longer needs the mail.
  return isGuest ? <MailSent /> : <Navigate to={paths.project} replace />;
}
