import { useParams } from 'react-router-dom';
import { NotifySettings } from '../features/notify-settings/notify-settings';
import { ProfilePage } from '../features/profile/profile-page';
import { readTab } from '../features/profile/tabs';

/** `/profile/{tab}`. */
export default function ProfileRoute() {
  const { tab } = useParams();
  return <ProfilePage tab={readTab(tab)} notify={<NotifySettings />} />;
}
