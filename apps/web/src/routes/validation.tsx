import { paths } from '@paidang/contract/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LinkExpired, MailSent, Verified } from '../features/auth/validation-notice';
import { VerifyEmail } from '../features/auth/verify-email';
import { useSession } from '../stores/session';

/** `/validation`: where the mail went; with `?token=`, from the mail, the verification itself; `?state=` is its end. */
export default function ValidationRoute() {
  const [search] = useSearchParams();
  const isGuest = useSession((state) => !state.token);
  const token = search.get('token');
  const state = search.get('state');
  if (token) return <VerifyEmail key={token} token={token} />;
  if (state === 'done' && !isGuest) return <Verified />;
  if (state === 'expired') return <LinkExpired />;
  // Whoever signed in meanwhile, in another tab, waits for no mail.
  return isGuest ? <MailSent /> : <Navigate to={paths.project} replace />;
}
