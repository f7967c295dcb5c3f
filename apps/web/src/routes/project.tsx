import { isCreator, isVendor } from '@paidang/contract/vocabulary';
import { openProposalStatuses } from '@paidang/contract/workflow';
import { labels } from '#labels/projects';
import { unansweredInvitations } from '../data/invitation-paths';
import { useInvitations } from '../data/invitations';
import { useProposals } from '../data/proposals';
import { StartProject } from '../features/invitations/invite-button';
import { ProjectPage } from '../features/projects/project-page';
import { TodaysWork } from '../features/projects/todays-work';
import { later } from '../shared/later';
import { useSession } from '../stores/session';

/** Displayed below the to-dos and loaded after them, so that nothing moves. */
const CardHint = later(
  () => import('../features/creator-card/card-hint'),
  () => false,
);

/** `/project`: today's to-dos. */
export default function ProjectRoute() {
  const { data, error } = useInvitations();
  const waiting = unansweredInvitations(data?.received ?? []);
  const proposals = useProposals(useSession(({ user }) => isVendor(user?.role)));
  const open = (proposals.data ?? []).filter(({ status }) => openProposalStatuses.some((one) => one === status));
  return (
    <ProjectPage title={labels.title} isReady={(data !== undefined || error !== undefined) && !proposals.isLoading}>
      {(projects, role) => (
        <>
          <TodaysWork projects={projects} role={role} action={<StartProject />} waiting={waiting} proposals={open} />
          {isCreator(role) ? <CardHint /> : null}
        </>
      )}
    </ProjectPage>
  );
}
