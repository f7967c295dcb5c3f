import { loginRefusalParameter } from '@paidang/contract/rules';
import { useSearchParams } from 'react-router-dom';
import { lazyExtra } from '../../shared/lazy-extra';
import { useSession } from '../../stores/session';

const LoginDialog = lazyExtra(() => import('./login-dialog'));
const RegisterDialog = lazyExtra(() => import('./register-dialog'));

/**
 * Opens the login dialog while the address has a `login` parameter, at `forgot` with the forgotten password, and the
 * registration while it has a `register` one.
 */
export function LoginGate() {
  const [search, setSearch] = useSearchParams();
  const isGuest = useSession((state) => !state.token);
  if (!isGuest) return null;
  const closer = (name: 'login' | 'register') => () =>
    setSearch(
      (current) => {
        current.delete(name);
        current.delete(loginRefusalParameter);
        return current;
      },
      { replace: true },
    );
  if (search.has('login')) {
    return <LoginDialog forgot={search.get('login') === 'forgot'} onClose={closer('login')} />;
  }
  return search.has('register') ? <RegisterDialog onClose={closer('register')} /> : null;
}
