import { paths } from '@paidang/contract/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePendingLogin } from '../data/social';
import { BindAccount } from '../features/auth/bind-account';
import { BindingExpired, BindingPending } from '../features/auth/binding-notice';
import { LinkAccount } from '../features/auth/link-account';
import { useArrivals } from '../stores/arrivals';
import { useSession } from '../stores/session';

/** `/account_binding`: confirms linking the account with a provider account. */
export default function AccountBindingRoute() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isGuest = useSession((state) => !state.token);
  const arrival = useArrivals((known) => known[token]);
  const { data: pending, error } = usePendingLogin(arrival ? null : token);

  if (arrival && !isGuest) return <Navigate to={arrival.target} replace />;
  if (error || token === '') return <BindingExpired />;
  if (!pending) return <BindingPending />;
  if (pending.kind === 'register') return <Navigate to={paths.registerSocial(token)} replace />;
  if (pending.kind === 'link') return <LinkAccount token={token} pending={pending} />;
  return isGuest ? <BindingExpired /> : <BindAccount token={token} pending={pending} />;
}
