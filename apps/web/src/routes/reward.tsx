import { isCreator } from '@paidang/contract/vocabulary';
import { useParams } from 'react-router-dom';
import { RewardPage } from '../features/rewards/reward-page';
import { useSession } from '../stores/session';
import NotFoundRoute from './not-found';

/** `/rewards/{reward_id}`: creators only. */
export default function RewardRoute() {
  const { rewardId = '' } = useParams();
  const mayBeSeen = useSession((state) => state.user !== null && isCreator(state.user.role));
  return mayBeSeen ? <RewardPage key={rewardId} reward={rewardId} notFound={<NotFoundRoute />} /> : <NotFoundRoute />;
}
