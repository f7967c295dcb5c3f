import type { Invitation } from '@paidang/contract/entities';
import { normaliseTaskType, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { labels } from '#labels/invitations';
import { money } from '#labels/money';
import { dayOf, dayRange } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

export interface InvitationFactsProps {
  invitation: Pick<Invitation, 'project' | 'tasks'>;
}

/** Contents of an invitation: brand, period, tasks and fees. */
export function InvitationFacts({ invitation: { project, tasks } }: InvitationFactsProps) {
  const today = dayOf(useNow());
  if (!project) return null;
  const period = dayRange(project.start_date, project.end_date, today);
  return (
    <dl className="grid gap-x-6 gap-y-1 border-y border-line py-5 text-left max-sm:[&_dt:not(:first-child)]:mt-3 sm:grid-cols-[88px_minmax(0,1fr)] sm:gap-y-3">
      <dt className="text-13 text-ink-3">{labels.project}</dt>
      <dd className="font-medium">{project.name}</dd>
      <dt className="text-13 text-ink-3">{labels.brand}</dt>
      <dd>
        {project.brand}
        <span className="text-ink-2">｜{project.product}</span>
      </dd>
      {period ? (
        <>
          <dt className="text-13 text-ink-3">{labels.period}</dt>
          <dd>{period}</dd>
        </>
      ) : null}
      <dt className="text-13 text-ink-3">{labels.tasks}</dt>
      <dd>
        <ul className="grid gap-2">
          {tasks.map(({ uuid, title, type, platforms, fee }) => (
            <li key={uuid} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="plain">{taskTypeTitles[normaliseTaskType(type)]}</Badge>
              <span className="font-medium">{title}</span>
              <span className="text-13 text-ink-2">{platforms.join('、')}</span>
              <span className="ml-auto text-13 text-ink-2 tabular-nums">
                {fee === null ? labels.noFee : money(fee)}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
