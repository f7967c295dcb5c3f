import { labels } from '#labels/projects';
import { StartProject } from '../features/invitations/invite-button';
import { ProjectList } from '../features/projects/project-list';
import { ProjectPage } from '../features/projects/project-page';

/** `/project_list`: all projects, including closed and archived ones. */
export default function ProjectListRoute() {
  return (
    <ProjectPage title={labels.listTitle}>
      {(projects, role) => <ProjectList projects={projects} role={role} action={<StartProject />} />}
    </ProjectPage>
  );
}
