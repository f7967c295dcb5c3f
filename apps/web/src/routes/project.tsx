import { labels } from '#labels/projects';
import { StartProject } from '../features/invitations/invite-button';
import { useWaiting } from '../features/invitations/use-waiting';
import { ProjectPage } from '../features/projects/project-page';

/** `/project`: what waits for me. */
export default function ProjectRoute() {
  return (
    <ProjectPage
      title={labels.title}
      tabs={['active', 'inviting', 'closed']}
      action={<StartProject />}
      waiting={useWaiting()}
    />
  );
}
