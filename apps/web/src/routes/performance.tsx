import { isVendor } from '@paidang/contract/vocabulary';
import { PerformancePage } from '../features/performance/performance-page';
import { useSession } from '../stores/session';
import NotFoundRoute from './not-found';

/** `/performance?creator&platform&project&from&to&group&sort&direction`: vendors only. */
export default function PerformanceRoute() {
  const mayBeSeen = useSession((state) => state.user !== null && isVendor(state.user.role));
  return mayBeSeen ? <PerformancePage /> : <NotFoundRoute />;
}
