import { paths } from '@paidang/contract/pages';
import { isCreator } from '@paidang/contract/vocabulary';
import { Navigate } from 'react-router-dom';
import { RequestPage } from '../features/rewards/request-page';
import { useSession } from '../stores/session';

/** `/profile/requestForm?reward`: creators only. */
export default function RequestFormRoute() {
  const mayAsk = useSession((state) => state.user !== null && isCreator(state.user.role));
  return mayAsk ? <RequestPage /> : <Navigate to={paths.profile()} replace />;
}
