import { useSearchParams } from 'react-router-dom';
import { lazyExtra } from '../../shared/lazy-extra';
import { useSession } from '../../stores/session';

const LoginDialog = lazyExtra(() => import('./login-dialog'));

/** Opens the login dialog while the address has a `login` parameter, at `forgot` with the forgotten password. */
export function LoginGate() {
  const [search, setSearch] = useSearchParams();
  const isGuest = useSession((state) => !state.token);
  if (!isGuest || !search.has('login')) return null;
  const close = () =>
    setSearch(
      (current) => {
        current.delete('login');
        return current;
      },
      { replace: true },
    );
  return <LoginDialog forgot={search.get('login') === 'forgot'} onClose={close} />;
}
