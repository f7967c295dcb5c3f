import { labels } from '#labels/projects';
import { StartProject } from '../features/invitations/invite-button';
import { useWaiting } from '../features/invitations/use-waiting';
import { ProjectDesk } from '../features/projects/project-desk';
import { ProjectPage } from '../features/projects/project-page';

/** `/project`: what there is to do today. */
export default function ProjectRoute() {
  const waiting = useWaiting();
  return (
    <ProjectPage title={labels.title}>
      {(projects, role) => <ProjectDesk projects={projects} role={role} action={<StartProject />} waiting={waiting} />}
    </ProjectPage>
  );
}
