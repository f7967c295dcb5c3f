import type { ListedProject } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { Role } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/projects';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PageHead } from '../../shared/page/page-head';
import { mayBeGuided, useSession } from '../../stores/session';
import { ListFilters } from './list-filters';
import { ListLead } from './list-lead';
import { inTab, type ProjectTab, selectRows, useListQuery } from './list-query';
import { ProjectCards } from './project-cards';
import { groupRows, isMine, toRow } from './project-rows';
import { ProjectTable } from './project-table';

/** Projects to be: what somebody was invited to and has not answered. */
export interface WaitingInvitations {
  count: number;
  /** Items of a list. */
  list: ReactNode;
}

export interface ProjectBoardProps {
  title: string;
  projects: readonly ListedProject[];
  role: Role;
  tabs: readonly ProjectTab[];
  /** Beside the title; without any project, where the list would be. */
  action?: ReactNode;
  waiting: WaitingInvitations;
}

/** A list of projects: tabs with counts, filters, groups by whose move it is. */
export function ProjectBoard({ title, projects, role, tabs, action, waiting }: ProjectBoardProps) {
  const today = dayOf(useNow());
  const rows = useMemo(() => projects.map((project) => toRow(project, role, today)), [projects, role, today]);
  const countOf = (tab: ProjectTab) =>
    rows.filter((row) => inTab(row, tab)).length + (tab === 'inviting' ? waiting.count : 0);
  // The first with something in it: what has just begun is not behind an empty one.
  const { query, change, isFiltered, clear } = useListQuery(tabs.find(countOf) ?? tabs[0] ?? 'active');
  const listed = selectRows(rows, query);
  const groups = groupRows(listed, role);
  const invited = query.tab === 'inviting' && !isFiltered ? waiting : null;
  const empty = isFiltered ? labels.empty.found : labels.empty[query.tab];

  const isGuided = useSession(mayBeGuided);
  const guide = isGuided ? (
    <Button asChild>
      <Link to={paths.guide}>{labels.guide}</Link>
    </Button>
  ) : undefined;

  return (
    <>
      <PageHead
        title={title}
        lead={
          <ListLead rows={listed} elsewhere={rows.filter(isMine).length - listed.filter(isMine).length} today={today} />
        }
        actions={projects.length > 0 ? action : null}
      />
      <Tabs value={query.tab} onValueChange={(tab) => change({ tab: tab as ProjectTab })} className="mt-3 md:mt-5">
        <div className="flex flex-wrap items-end gap-x-6 shadow-[inset_0_-1px_0_var(--pd-line)] max-md:-mx-4 max-md:px-4">
          <TabsList aria-label={labels.status} className="max-w-full flex-auto gap-5 shadow-none">
            {tabs.map((tab) => (
              <TabsTrigger key={tab} value={tab}>
                {labels.tabs[tab]}
                <span className="text-ink-3">{countOf(tab)}</span>
              </TabsTrigger>
            ))}
          </TabsList>
          <ListFilters query={query} role={role} onChange={change} />
        </div>
        <TabsContent value={query.tab} className="pt-0">
          {invited && invited.count > 0 ? (
            <section aria-labelledby="waiting" className="mt-6">
              <h2 id="waiting" className="text-13 font-strong">
                {labels.waiting}
                <span className="ml-2 font-regular text-ink-3">{invited.count}</span>
              </h2>
              <ul>{invited.list}</ul>
            </section>
          ) : null}
          {groups.length > 0 ? (
            <>
              <ProjectTable caption={title} groups={groups} role={role} today={today} />
              <ProjectCards groups={groups} role={role} today={today} />
            </>
          ) : invited && invited.count > 0 ? null : (
            <EmptyState
              drawing={isFiltered ? 'search' : 'film'}
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
