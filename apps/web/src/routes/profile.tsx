import { useParams } from 'react-router-dom';
import { NotifySettings } from '../features/notify-settings/notify-settings';
import { FirstVisit } from '../features/onboarding/first-visit';
import { isTourDue } from '../features/onboarding/tour-due';
import { ProfilePage } from '../features/profile/profile-page';
import { readTab, tabsOf } from '../features/profile/tabs';
import { lazyExtra } from '../shared/lazy-extra';
import { useSession } from '../stores/session';
import { tourProgress } from '../wiring/tour-progress';

const CardTab = lazyExtra(() => import('../features/creator-card/card-tab'));
const RewardsTab = lazyExtra(() => import('../features/rewards/rewards-tab'));
const LaborerTab = lazyExtra(() => import('../features/service-data/laborer-tab'));

/** `/profile/{tab}`. */
export default function ProfileRoute() {
  const { tab } = useParams();
  const role = useSession((state) => state.user?.role);
  if (!role) return null;
  return (
    <>
      <ProfilePage
        tabs={tabsOf(role)}
        tab={readTab(role, tab)}
        card={<CardTab />}
        notify={<NotifySettings />}
        rewards={<RewardsTab />}
        laborer={<LaborerTab />}
      />
      <FirstVisit pages={['profileLine']} progress={tourProgress} isDue={isTourDue} />
    </>
  );
}
