import type { CaseReportSummary } from '@paidang/contract/entities';
import { labels } from '#labels/case-report';
import { dayOf } from '../../../shared/dates/taipei';
import { sidesOf } from '../../../shared/people';
import { PersonAvatar } from '../../../shared/person-avatar';

const summaryLabels = labels.summary;
const corners = [
  'top-0 left-0 border-t border-l',
  'top-0 right-0 border-t border-r',
  'bottom-0 left-0 border-b border-l',
  'right-0 bottom-0 border-r border-b',
] as const;

export interface SummaryHeadProps {
  summary: CaseReportSummary;
  /** When the first post was published. */
  online: string | null;
}

/** Head of the sheet: project, participants, publication date, number of days, and the banner. */
export function SummaryHead({ summary: { project, task, platforms, curve_perday: days }, online }: SummaryHeadProps) {
  const { left, right } = sidesOf({ project, task });
  const banner = platforms.find(({ content }) => content.report_banner_url)?.content.report_banner_url;
  const facts = [
    online ? summaryLabels.online(dayOf(new Date(online)).replaceAll('-', '/')) : '',
    days.length > 0 ? summaryLabels.days(days.length) : '',
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 border-b-2 border-ink pb-7">
      <div className="min-w-0 flex-1 basis-64">
        <p className="mb-2 hidden text-13 text-ink-2 print:block">{summaryLabels.title}</p>
        <p className="text-28 font-strong text-balance [overflow-wrap:anywhere] md:text-36">{project.name}</p>
        <p className="mt-1 text-18 text-ink-2 [overflow-wrap:anywhere]">{task.title}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
          <span className="flex items-center gap-1">
            <PersonAvatar person={project.vendor} size={24} ring />
            <span aria-hidden="true" className="h-px w-3 bg-line-strong" />
            {task.creator ? <PersonAvatar person={task.creator} size={24} ring /> : null}
          </span>
          <span>{summaryLabels.sides(left.name, right.name)}</span>
          {facts.length > 0 ? <span>{facts.join('，')}</span> : null}
        </div>
      </div>
      {banner ? (
        <div className="relative w-full p-1.5 sm:w-80 print:w-64">
          <img
            src={banner}
            alt={summaryLabels.banner(project.name)}
            className="aspect-video w-full rounded-small object-cover"
          />
          {corners.map((corner) => (
            <i key={corner} aria-hidden="true" className={`absolute size-3.5 border-ink ${corner}`} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
