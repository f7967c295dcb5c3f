import type { Invitation, ListedProject, ProposalSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { Role } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/projects';
import { labels as proposalLabels } from '#labels/proposal';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PageHead } from '../../shared/page/page-head';
import { mayBeGuided, useSession } from '../../stores/session';
import { groupByUrgency } from './group-by-urgency';
import { PendingInvitation } from './pending-invitation';
import { PendingProposal } from './pending-proposal';
import { TodaysWorkLead } from './todays-work-lead';
import { WaitingTaskItem } from './waiting-task-item';

export interface TodaysWorkProps {
  projects: readonly ListedProject[];
  role: Role;
  /** Displayed next to the title; without any project, in place of the list. */
  action: ReactNode;
  /** Invitations the reader has not answered. */
  waiting: readonly Invitation[];
  /** Proposals waiting for the reader's decision. */
  proposals?: readonly ProposalSummary[];
}

/** Maximum number of displayed items per group; the list has the others. */
const shown = { mine: 50, other: 10 } as const;

const list = 'mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-2';

/** Today's work: the tasks that wait for the reader by urgency, then those that wait for the other side. */
export function TodaysWork({ projects, role, action, waiting, proposals = [] }: TodaysWorkProps) {
  const today = dayOf(useNow());
  const groups = groupByUrgency(projects, role, today);
  const first = groups[0]?.urgency === 'other' ? null : groups[0]?.rows[0];
  return (
    <>
      <PageHead
        title={labels.title}
        lead={<TodaysWorkLead groups={groups} today={today} />}
        actions={
          projects.length > 0 ? (
            <>
              <Button asChild>
                <Link to={paths.projectList}>{labels.wholeList}</Link>
              </Button>
              {action}
            </>
          ) : null
        }
      />
      {waiting.length > 0 ? (
        <Group id="waiting" title={labels.waiting} count={waiting.length}>
          <ul className={list}>
            {waiting.map((invitation) => (
              <PendingInvitation key={invitation.uuid} invitation={invitation} today={today} />
            ))}
          </ul>
        </Group>
      ) : null}
      {proposals.length > 0 ? (
        <Group id="proposals" title={proposalLabels.title} count={proposals.length}>
          <ul className={list}>
            {proposals.map((proposal) => (
              <PendingProposal key={proposal.uuid} proposal={proposal} today={today} />
            ))}
          </ul>
        </Group>
      ) : null}
      {groups.map(({ urgency, rows }) => {
        const most = urgency === 'other' ? shown.other : shown.mine;
        const turn = urgency === 'other' ? 'other' : 'you';
        return (
          <Group
            key={urgency}
            id={urgency}
            title={urgency === 'other' ? labels.waitingFor[role] : labels.urgencies[urgency]}
            count={rows.length}
            isLate={urgency === 'late'}
          >
            <ul className={list}>
              {rows.slice(0, most).map((row) => (
                <WaitingTaskItem key={row.task?.uuid} row={row} role={role} isFirst={row === first} />
              ))}
            </ul>
            {rows.length > most ? (
              <p className="mt-3">
                <Link to={`${paths.projectList}?turn=${turn}`} className="hit text-13 underline">
                  {labels.moreInList(rows.length - most)}
                </Link>
              </p>
            ) : null}
          </Group>
        );
      })}
      {groups.length === 0 && waiting.length === 0 && proposals.length === 0 ? (
        <NothingToDo role={role} action={projects.length === 0 ? action : null} />
      ) : null}
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  count: number;
  isLate?: boolean;
  children: ReactNode;
}

function Group({ id, title, count, isLate = false, children }: GroupProps) {
  return (
    <section aria-labelledby={`work-${id}`} className="mt-7">
      <h2 id={`work-${id}`} className={isLate ? 'text-13 font-strong text-danger-600' : 'text-13 font-strong'}>
        {title}
        <span className="ml-2 font-regular text-ink-3">{count}</span>
      </h2>
      {children}
    </section>
  );
}

function NothingToDo({ role, action }: { role: Role; action: ReactNode }) {
  const isGuided = useSession(mayBeGuided);
  const { title, hint } = action ? labels.empty.all : labels.allDone;
  return (
    <EmptyState
      drawing="film"
      title={title}
      description={hint[role]}
      className="mt-6 py-20"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isGuided ? (
            <Button asChild>
              <Link to={paths.guide}>{labels.guide}</Link>
            </Button>
          ) : null}
          {action ?? (
            <Button asChild>
              <Link to={paths.projectList}>{labels.wholeList}</Link>
            </Button>
          )}
        </div>
      }
    />
  );
}
