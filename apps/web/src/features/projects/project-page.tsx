import { Skeleton } from '@paidang/ui/skeleton';
import type { ReactNode } from 'react';
import { useProjects } from '../../data/projects';
import { LoadFailure } from '../../shared/load-failure';
import { useSession } from '../../stores/session';
import type { ProjectTab } from './list-query';
import { ProjectBoard, type WaitingInvitations } from './project-board';

export interface ProjectPageProps {
  title: string;
  tabs: readonly ProjectTab[];
  /** Beside the title. */
  action?: ReactNode;
  waiting: WaitingInvitations;
}

/** The board with its data: loading, failed, there. */
export function ProjectPage({ title, tabs, action, waiting }: ProjectPageProps) {
  const { data, error, isLoading, mutate } = useProjects();
  const role = useSession((state) => state.user?.role);
  return (
    <main id="main" className="mx-auto max-w-[1248px] px-4 pt-5 pb-24 md:px-6 md:pt-8 md:pb-10" aria-busy={isLoading}>
      {data && role ? (
        <ProjectBoard title={title} projects={data} role={role} tabs={tabs} action={action} waiting={waiting} />
      ) : null}
      {!data && !error ? <ProjectSkeleton title={title} /> : null}
      {!data && error ? (
        <>
          <h1 className="text-22 font-strong md:text-28">{title}</h1>
          <LoadFailure onRetry={() => void mutate()} />
        </>
      ) : null}
    </main>
  );
}

function ProjectSkeleton({ title }: { title: string }) {
  return (
    <>
      <h1 className="text-22 font-strong md:text-28">{title}</h1>
      <Skeleton className="mt-2 mb-8 h-4 w-56" />
      <div className="grid gap-px">
        {['a', 'b', 'c', 'd', 'e'].map((id) => (
          <div key={id} className="flex h-18 items-center gap-3 border-b border-line">
            <Skeleton shape="circle" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="w-1/4" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
