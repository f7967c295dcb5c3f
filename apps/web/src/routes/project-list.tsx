import { labels } from '#labels/projects';
import { StartProject } from '../features/invitations/invite-button';
import { useWaiting } from '../features/invitations/use-waiting';
import { ProjectPage } from '../features/projects/project-page';

/** `/project_list`: every project, closed ones included. */
export default function ProjectListRoute() {
  return (
    <ProjectPage
      title={labels.listTitle}
      tabs={['all', 'active', 'inviting', 'closed']}
      action={<StartProject />}
      waiting={useWaiting()}
    />
  );
}
