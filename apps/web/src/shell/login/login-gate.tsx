import { loginRefusalParameter } from '@paidang/contract/rules';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../stores/session';

const LoginDialog = lazy(() => import('./login-dialog'));

/** Opens the login dialog while the address has a `login` parameter, at `forgot` with the forgotten password. */
export function LoginGate() {
  const [search, setSearch] = useSearchParams();
  const isGuest = useSession((state) => !state.token);
  if (!isGuest || !search.has('login')) return null;
  const close = () =>
    setSearch(
      (current) => {
        current.delete('login');
        current.delete(loginRefusalParameter);
        return current;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <LoginDialog forgot={search.get('login') === 'forgot'} onClose={close} />
    </Suspense>
  );
}
