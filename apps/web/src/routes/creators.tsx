import { isVendor } from '@paidang/contract/vocabulary';
import { CreatorsPage } from '../features/creators/creators-page';
import { useSession } from '../stores/session';
import NotFoundRoute from './not-found';

/** `/creators?q&categories&…`, `/creators?list`: vendors only. */
export default function CreatorsRoute() {
  const mayBeSeen = useSession((state) => isVendor(state.user?.role));
  return mayBeSeen ? <CreatorsPage /> : <NotFoundRoute />;
}
