import type { Project, ScheduleRevision, Task } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Link } from 'react-router-dom';
import { labels } from '#labels/schedule';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { renderLink } from '../../shared/links';
import { PageHead } from '../../shared/page/page-head';
import { PrintHead } from '../../shared/paper/print-head';
import { useTitleOf } from '../../stores/page-subject';
import { HistoryList } from './history-list';

export interface HistoryPageProps {
  project: Pick<Project, 'uuid' | 'name' | 'vendor'>;
  task: Task;
  /** Newest first. */
  revisions: readonly ScheduleRevision[];
}

/** All schedule revisions of a task. */
export function HistoryPage({ project, task, revisions }: HistoryPageProps) {
  useTitleOf(project.name);
  const today = dayOf(useNow());
  const schedule = paths.schedule({ project: project.uuid, index: task.index, task: task.uuid, type: task.type });
  return (
    <>
      <PrintHead view={{ project, task }} title={labels.history} />
      <PageHead
        className="mb-6 print:hidden"
        title={labels.history}
        lead={labels.historyHint}
        path={
          <Breadcrumb
            label={labels.path}
            items={[
              { label: labels.projects, href: paths.project },
              { label: project.name, href: paths.projectProgress(project.uuid, task.index) },
              { label: labels.title, href: schedule },
              { label: labels.history },
            ]}
            renderLink={renderLink}
          />
        }
        actions={
          <Button asChild>
            <Link to={schedule}>{labels.back}</Link>
          </Button>
        }
      />
      {revisions.length === 0 ? (
        <EmptyState
          drawing="calendar"
          title={labels.noHistory}
          description={labels.noHistoryHint}
          titleAs="h2"
          className="py-16"
        />
      ) : (
        <HistoryList revisions={revisions} project={project} task={task} today={today} />
      )}
    </>
  );
}
