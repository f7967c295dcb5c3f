import type { ListedProject } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { Role } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Pagination } from '@paidang/ui/pagination';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/projects';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { renderLink } from '../../shared/links';
import { PageHead } from '../../shared/page/page-head';
import { saveFile } from '../../shared/paper/keep-file';
import { partnerOf } from '../../shared/people';
import { mayBeGuided, useSession } from '../../stores/session';
import { listCSV } from './list-csv';
import { ListFilters } from './list-filters';
import { inTab, listAddress, type ProjectTab, pageSize, projectTabs, selectRows, useListQuery } from './list-query';
import { ProjectCards } from './project-cards';
import { toRow } from './project-rows';
import { ProjectTable } from './project-table';

export interface ProjectListProps {
  projects: readonly ListedProject[];
  role: Role;
  /** Displayed next to the title; without any project, in place of the list. */
  action: ReactNode;
}

/** All projects: tabs with counts, filters, sortable columns, pagination, and a download. */
export function ProjectList({ projects, role, action }: ProjectListProps) {
  const today = dayOf(useNow());
  const rows = useMemo(() => projects.map((project) => toRow(project, role, today)), [projects, role, today]);
  const countOf = (tab: ProjectTab) => rows.filter((row) => inTab(row, tab)).length;
  const { query, change, isFiltered, clear } = useListQuery();
  const found = selectRows(rows, query, (row) => partnerOf(row, role).name);
  const pageCount = Math.ceil(found.length / pageSize);
  const page = Math.min(query.page, Math.max(1, pageCount));
  const listed = found.slice((page - 1) * pageSize, page * pageSize);

  return (
    <>
      <PageHead
        title={labels.listTitle}
        lead={labels.found(found.length, rows.length)}
        actions={
          projects.length > 0 ? (
            <>
              <Button
                icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
                disabled={found.length === 0}
                onClick={() => saveFile(listCSV(found, role, today))}
              >
                {labels.csv.download}
              </Button>
              {action}
            </>
          ) : null
        }
      />
      <Tabs value={query.tab} onValueChange={(tab) => change({ tab: tab as ProjectTab })} className="mt-3 md:mt-5">
        <div className="flex flex-wrap items-end gap-x-6 shadow-[inset_0_-1px_0_var(--pd-line)] max-md:-mx-4 max-md:px-4">
          <TabsList aria-label={labels.status} className="max-w-full flex-auto gap-5 shadow-none">
            {projectTabs.map((tab) => (
              <TabsTrigger key={tab} value={tab}>
                {labels.tabs[tab]}
                <span className="text-ink-3">{countOf(tab)}</span>
              </TabsTrigger>
            ))}
          </TabsList>
          <ListFilters query={query} role={role} onChange={change} />
        </div>
        <TabsContent value={query.tab} className="pt-0">
          {listed.length > 0 ? (
            <>
              <ProjectTable rows={listed} role={role} today={today} query={query} onChange={change} />
              <ProjectCards rows={listed} role={role} today={today} />
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefFor={(next) => `?${listAddress({ ...query, page: next })}`}
                renderLink={renderLink}
                className="mt-6"
              />
            </>
          ) : (
            <NothingListed
              tab={isFiltered ? 'found' : query.tab}
              role={role}
              action={projects.length === 0 ? action : null}
              onClear={clear}
            />
          )}
        </TabsContent>
      </Tabs>
    </>
  );
}

interface NothingListedProps {
  tab: ProjectTab | 'found';
  role: Role;
  action: ReactNode;
  onClear: () => void;
}

function NothingListed({ tab, role, action, onClear }: NothingListedProps) {
  const isGuided = useSession(mayBeGuided);
  const { title, hint } = labels.empty[tab];
  return (
    <EmptyState
      drawing={tab === 'found' ? 'search' : 'film'}
      title={title}
      description={hint[role]}
      className="mt-6 py-20"
      action={
        tab === 'found' ? (
          <Button onClick={onClear}>{labels.clearFilters}</Button>
        ) : (
          <div className="flex flex-wrap justify-center gap-2">
            {isGuided ? (
              <Button asChild>
                <Link to={paths.guide}>{labels.guide}</Link>
              </Button>
            ) : null}
            {action}
          </div>
        )
      }
    />
  );
}
