import { Navigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { RegisterPage } from '../features/register/register-page';
import { useSession } from '../stores/session';

/** `/register`: without the shell. */
export default function RegisterRoute() {
  const isGuest = useSession((state) => !state.token);
  return isGuest ? <RegisterPage /> : <Navigate to={paths.project} replace />;
}
