import { labels } from '#labels/invitations';
import { useInvitations } from '../data/invitations';
import { Inbox, InboxSkeleton } from '../features/invitations/inbox';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';
import { PageHead } from '../shared/page/page-head';
import { useSession } from '../stores/session';

/** `/invitation`: invitations received and sent. */
export default function InvitationRoute() {
  const { data, error, refresh } = useInvitations();
  const role = useSession((state) => state.user?.role);
  return (
    <Page aria-busy={!data && !error}>
      <PageHead title={labels.title} />
      {data && role ? <Inbox received={data.received} sent={data.sent} role={role} /> : null}
      {!data && !error ? <InboxSkeleton /> : null}
      {!data && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
