import { paths } from '@paidang/contract/pages';
import { invitationStatusTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { labels } from '#labels/invitations';
import { useInvitation } from '../../data/invitations';
import { renderLink } from '../../shared/links/render-link';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { InvitationFacts } from './invitation-facts';
import { InvitationSkeleton } from './invitation-skeleton';
import { JoinProject } from './join-project';

export interface InvitationPageProps {
  id: string;
  title: string;
  lead: string;
}

/** One invitation to a project, to look at and to answer. */
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
