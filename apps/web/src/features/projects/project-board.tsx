import type { ListedProject } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { mayBeGuided, useSession } from '../../stores/session';
import { groupRows } from './group-rows';
import { labels } from './labels';
import { ListFilters } from './list-filters';
import { ListLead } from './list-lead';
import { inTab, type ProjectTab, selectRows } from './list-query';
import { ProjectCards } from './project-cards';
import { toRow } from './project-rows';
import { ProjectTable } from './project-table';
import { useListQuery } from './use-list-query';

export interface ProjectBoardProps {
  title: string;
  projects: readonly ListedProject[];
  role: Role;
  tabs: readonly ProjectTab[];
  /** Beside the title; without any project, where the list would be. */
  action?: ReactNode;
}

/** A list of projects: tabs with counts, filters, groups by whose move it is. */
export function ProjectBoard({ title, projects, role, tabs, action }: ProjectBoardProps) {
  const today = dayOf(useNow());
  const { query, change, isFiltered, clear } = useListQuery(tabs[0] ?? 'active');
  const rows = useMemo(() => projects.map((project) => toRow(project, role, today)), [projects, role, today]);
  const groups = groupRows(selectRows(rows, query), role);
  const empty = isFiltered ? labels.empty.found : labels.empty[query.tab];

  const isGuided = useSession(mayBeGuided);
  const guide = isGuided ? (
    <Button asChild>
      <Link to={paths.guide}>{labels.guide}</Link>
    </Button>
  ) : undefined;

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-22 font-strong md:text-28">{title}</h1>
        {projects.length > 0 ? action : null}
      </div>
      <ListLead rows={rows.filter((row) => inTab(row, 'active'))} today={today} />
      <Tabs value={query.tab} onValueChange={(tab) => change({ tab: tab as ProjectTab })} className="mt-3 md:mt-5">
        <div className="flex flex-wrap items-end gap-x-6 shadow-[inset_0_-1px_0_var(--pd-line)] max-md:-mx-4 max-md:px-4">
          <TabsList aria-label={labels.status} className="-ml-1 min-w-0 flex-1 gap-5 shadow-none">
            {tabs.map((tab) => (
              <TabsTrigger key={tab} value={tab}>
                {labels.tabs[tab]}
                <span className="text-ink-3">{rows.filter((row) => inTab(row, tab)).length}</span>
              </TabsTrigger>
            ))}
          </TabsList>
          <ListFilters query={query} onChange={change} />
        </div>
        <TabsContent value={query.tab} className="pt-0">
          {groups.length > 0 ? (
            <>
              <ProjectTable caption={title} groups={groups} role={role} today={today} />
              <ProjectCards groups={groups} role={role} today={today} />
            </>
          ) : (
            <EmptyState
              title={empty.title}
              description={empty.hint[role]}
              className="mt-6 py-20"
              action={
                isFiltered ? (
                  <Button onClick={clear}>{labels.clearFilters}</Button>
                ) : (
                  <div className="flex flex-wrap justify-center gap-2">
                    {guide}
                    {projects.length === 0 ? action : null}
                  </div>
                )
              }
            />
          )}
        </TabsContent>
      </Tabs>
    </>
  );
}
