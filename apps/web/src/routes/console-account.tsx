import { labels } from '#labels/console';
import { AccountView } from '../features/console-account/account-view';
import { ConsolePage } from '../shared/console/console-page';
import { useConsoleSession } from '../stores/console-session';

/** `/console/account`: the staff member's own account. */
export default function ConsoleAccountRoute() {
  const staff = useConsoleSession((state) => state.staff);
  return <ConsolePage title={labels.account}>{staff ? <AccountView staff={staff} /> : null}</ConsolePage>;
}
