import { invitationStatusTitles } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Badge } from '@paidang/ui/badge';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Skeleton } from '@paidang/ui/skeleton';
import { useInvitation } from '../../data/invitations';
import { renderLink } from '../../shared/links/render-link';
import { LoadFailure } from '../../shared/load-failure';
import { InvitationFacts } from './invitation-facts';
import { JoinProject } from './join-project';
import { labels } from './labels';

export interface InvitationPageProps {
  id: string;
  title: string;
  lead: string;
}

/** One invitation to a project, to look at and to answer. */
export function InvitationPage({ id, title, lead }: InvitationPageProps) {
  const { data: invitation, error, mutate } = useInvitation(id);
  return (
    <main id="main" className="mx-auto max-w-[640px] px-4 pt-4 pb-14 md:px-6 md:pt-5" aria-busy={!invitation && !error}>
      <Breadcrumb
        label={labels.title}
        items={[{ label: labels.title, href: paths.invitation }, { label: title }]}
        renderLink={renderLink}
      />
      <h1 className="mt-1 text-22 font-strong md:text-28">{title}</h1>
      {invitation?.status === 'pending' ? (
        <>
          <p className="mt-2 mb-8 text-ink-2">{lead}</p>
          <JoinProject invitation={invitation} />
        </>
      ) : null}
      {invitation && invitation.status !== 'pending' ? (
        <>
          <p className="mt-3 mb-6">
            <Badge tone="plain">{invitationStatusTitles[invitation.status]}</Badge>
          </p>
          <InvitationFacts invitation={invitation} />
        </>
      ) : null}
      {!invitation && !error ? <Skeleton shape="block" className="mt-8 h-64" /> : null}
      {!invitation && error ? <LoadFailure onRetry={() => void mutate()} /> : null}
    </main>
  );
}
