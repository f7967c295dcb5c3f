import type { ListedProject } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import type { ReactNode } from 'react';
import { useProjects } from '../../data/projects';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { useSession } from '../../stores/session';
import { ProjectSkeleton } from './project-skeleton';

export interface ProjectPageProps {
  title: string;
  /** Whether all other data of the page is loaded: it is displayed at once, so that nothing moves. @default true */
  isReady?: boolean;
  children: (projects: readonly ListedProject[], role: Role) => ReactNode;
}

/** Frame of the project list pages: loading, failure, and content. */
export function ProjectPage({ title, isReady = true, children }: ProjectPageProps) {
  const { data, error, isLoading, refresh } = useProjects();
  const role = useSession((state) => state.user?.role);
  return (
    <Page className="pb-24 md:pb-10" aria-busy={isLoading || !isReady}>
      {data && isReady && role ? children(data, role) : null}
      {!error && !(data && isReady) ? <ProjectSkeleton title={title} /> : null}
      {!data && error ? (
        <>
          <PageHead title={title} />
          <LoadFailure onRetry={() => void refresh()} />
        </>
      ) : null}
    </Page>
  );
}
