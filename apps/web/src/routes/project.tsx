import { labels } from '#labels/projects';
import { awaiting } from '../data/invitation-paths';
import { useInvitations } from '../data/invitations';
import { StartProject } from '../features/invitations/invite-button';
import { ProjectDesk } from '../features/projects/project-desk';
import { ProjectPage } from '../features/projects/project-page';

/** `/project`: what there is to do today. */
export default function ProjectRoute() {
  const { data, error } = useInvitations();
  const waiting = awaiting(data?.received ?? []);
  return (
    <ProjectPage title={labels.title} isReady={data !== undefined || error !== undefined}>
      {(projects, role) => <ProjectDesk projects={projects} role={role} action={<StartProject />} waiting={waiting} />}
    </ProjectPage>
  );
}
