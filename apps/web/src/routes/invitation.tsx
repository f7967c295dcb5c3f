import { Skeleton } from '@paidang/ui/skeleton';
import { useInvitations } from '../data/invitations';
import { Inbox } from '../features/invitations/inbox';
import { labels } from '../features/invitations/labels';
import { LoadFailure } from '../shared/load-failure';
import { useSession } from '../stores/session';

/** `/invitation`: invitations received and sent. */
export default function InvitationRoute() {
  const { data, error, mutate } = useInvitations();
  const role = useSession((state) => state.user?.role);
  return (
    <main id="main" className="mx-auto max-w-[880px] px-4 pt-5 pb-14 md:px-6 md:pt-8" aria-busy={!data && !error}>
      <h1 className="text-22 font-strong md:text-28">{labels.title}</h1>
      {data && role ? <Inbox received={data.received} sent={data.sent} role={role} /> : null}
      {!data && !error ? <Skeleton shape="block" className="mt-6 h-64" /> : null}
      {!data && error ? <LoadFailure onRetry={() => void mutate()} /> : null}
    </main>
  );
}
