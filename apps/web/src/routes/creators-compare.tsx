import { isVendor } from '@paidang/contract/vocabulary';
import { ComparePage } from '../features/creators/compare-page';
import { useSession } from '../stores/session';
import NotFoundRoute from './not-found';

/** `/creators/compare?ids`: vendors only. */
export default function CreatorsCompareRoute() {
  const mayBeSeen = useSession((state) => isVendor(state.user?.role));
  return mayBeSeen ? <ComparePage /> : <NotFoundRoute />;
}
