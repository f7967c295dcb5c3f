import { paths } from '@paidang/contract/pages';
import { invitationStatusTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/invitations';
import { useInvitation } from '../../data/invitations';
import { renderLink } from '../../shared/links';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { InvitationFacts } from './invitation-facts';
import { JoinProject } from './join-project';

export interface InvitationPageProps {
  id: string;
  title: string;
  lead: string;
}

/** Page of one invitation, with its answer. */
export function InvitationPage({ id, title, lead }: InvitationPageProps) {
  const { data: invitation, error, refresh } = useInvitation(id);
  return (
    <Page aria-busy={!invitation && !error}>
      <PageHead
        title={title}
        lead={invitation?.status === 'pending' ? lead : null}
        path={
          <Breadcrumb
            label={labels.title}
            items={[{ label: labels.title, href: paths.invitation }, { label: title }]}
            renderLink={renderLink}
          />
        }
      />
      {invitation?.status === 'pending' ? <JoinProject invitation={invitation} /> : null}
      {invitation && invitation.status !== 'pending' ? (
        <div className="max-w-(--page-text)">
          <p className="mt-3 mb-6">
            <Badge tone="plain">{invitationStatusTitles[invitation.status]}</Badge>
          </p>
          <InvitationFacts invitation={invitation} />
        </div>
      ) : null}
      {!invitation && !error ? <InvitationSkeleton /> : null}
      {!invitation && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}

/** Skeleton of an invitation: sender and contents, with the answer next to them. */
function InvitationSkeleton() {
  return (
    <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,var(--page-text))_minmax(0,1fr)]">
      <div>
        <div className="mb-6 flex items-center gap-4">
          <Skeleton shape="circle" className="size-14 shrink-0" />
          <Skeleton className="h-4 w-48" />
        </div>
        <div className="grid gap-5 border-y border-line py-6">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4" />
        </div>
      </div>
      <Skeleton shape="block" className="h-72" />
    </div>
  );
}
