import type { ReactNode } from 'react';
import { useProjects } from '../../data/projects';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { useSession } from '../../stores/session';
import type { ProjectTab } from './list-query';
import { ProjectBoard, type WaitingInvitations } from './project-board';
import { ProjectSkeleton } from './project-skeleton';

export interface ProjectPageProps {
  title: string;
  tabs: readonly ProjectTab[];
  /** Beside the title. */
  action?: ReactNode;
  waiting: WaitingInvitations;
}

/** The board with its data: loading, failed, there. */
export function ProjectPage({ title, tabs, action, waiting }: ProjectPageProps) {
  const { data, error, isLoading, refresh } = useProjects();
  const role = useSession((state) => state.user?.role);
  return (
    <Page className="pb-24 md:pb-10" aria-busy={isLoading}>
      {data && role ? (
        <ProjectBoard title={title} projects={data} role={role} tabs={tabs} action={action} waiting={waiting} />
      ) : null}
      {!data && !error ? <ProjectSkeleton title={title} /> : null}
      {!data && error ? (
        <>
          <PageHead title={title} />
          <LoadFailure onRetry={() => void refresh()} />
        </>
      ) : null}
    </Page>
  );
}
