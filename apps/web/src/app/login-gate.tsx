import { paths } from '@paidang/contract/pages';
import { loginRefusalParameter } from '@paidang/contract/rules';
import { useLocation } from 'react-router-dom';
import { lazyExtra } from '../shared/lazy-extra';
import { signInReason } from '../shared/sign-in/go-path';
import { useAddressParams } from '../shared/use-address-params';
import { useSession } from '../stores/session';

const LoginDialog = lazyExtra(() => import('../features/auth/login-dialog'));
const RegisterDialog = lazyExtra(() => import('../features/register/register-dialog'));

/**
 * Opens the login dialog while the address has a `login` parameter (`forgot`: the forgotten-password form) or after the guard
 * has sent a user home, and the registration while it has a `register` parameter.
 */
export function LoginGate() {
  const [search, setSearch] = useAddressParams();
  const location = useLocation();
  const isGuest = useSession((state) => !state.token);
  if (!isGuest) return null;
  const closer = (name: 'login' | 'register') => () => {
    const next = new URLSearchParams(search);
    next.delete(name);
    next.delete(loginRefusalParameter);
    setSearch(next, { replace: true });
  };
  // The registration page, where newcomers are sent, shows the reason itself.
  const reason = location.pathname === paths.home ? signInReason(location) : null;
  if (search.has('login') || reason) {
    return <LoginDialog forgot={search.get('login') === 'forgot'} reason={reason} onClose={closer('login')} />;
  }
  return search.has('register') ? <RegisterDialog onClose={closer('register')} /> : null;
}
