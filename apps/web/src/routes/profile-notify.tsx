import { labels } from '../features/notify-settings/labels';
import { NotifySettings } from '../features/notify-settings/notify-settings';

/** `/profile/notify`: how and where somebody is told. */
export default function ProfileNotifyRoute() {
  return (
    <main id="main" className="mx-auto max-w-[760px] px-4 pt-4 pb-14 md:px-6 md:pt-6">
      <h1 className="mb-4 text-28 font-strong">{labels.title}</h1>
      <NotifySettings />
    </main>
  );
}
