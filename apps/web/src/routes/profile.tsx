import { useParams } from 'react-router-dom';
import { NotifySettings } from '../features/notify-settings/notify-settings';
import { FirstVisit } from '../features/onboarding/first-visit';
import { isTourDue } from '../features/onboarding/tour-due';
import { ProfilePage } from '../features/profile/profile-page';
import { readTab } from '../features/profile/tabs';
import { tourProgress } from '../wiring/tour-progress';

/** `/profile/{tab}`. */
export default function ProfileRoute() {
  const { tab } = useParams();
  return (
    <>
      <ProfilePage tab={readTab(tab)} notify={<NotifySettings />} />
      <FirstVisit pages={['profileLine']} progress={tourProgress} isDue={isTourDue} />
    </>
  );
}
