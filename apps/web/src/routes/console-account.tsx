import { labels } from '#labels/console';
import { AccountView } from '../features/console-account/account-view';
import { Page } from '../shared/page/page';
import { PageHead } from '../shared/page/page-head';
import { useConsoleSession } from '../stores/console-session';

/** `/console/account`: a member of staff's own account. */
export default function ConsoleAccountRoute() {
  const staff = useConsoleSession((state) => state.staff);
  return (
    <Page>
      <PageHead title={labels.account} className="mb-8" />
      {staff ? <AccountView staff={staff} /> : null}
    </Page>
  );
}
