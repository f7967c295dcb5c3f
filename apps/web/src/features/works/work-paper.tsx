import type { Work, WorksView } from '@paidang/contract/entities';
import { stepStatusTitle } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { EmptyState } from '@paidang/ui/empty-state';
import { Check } from 'lucide-react';
import { labels as stepLabels } from '#labels/step';
import { labels } from '#labels/works';
import { MomentWords } from '../../shared/paper/moment-words';
import { sidesOf } from '../../shared/people';
import { PersonAvatar } from '../../shared/person-avatar';
import { EarlierReports } from './earlier-reports';
import { WorkClaims, WorkTrace } from './published-text';
import { ReportView } from './report-view';
import { useWorkRoom } from './work-room';

const tones = { passed: 'success', failed: 'danger', changed: 'warning' } as const;

/** Status of one platform's work. */
export function WorkBadge({ status }: Pick<Work, 'status'>) {
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral';
  return (
    <Badge
      tone={tone}
      icon={status === 'passed' ? <Check size={12} strokeWidth={2.25} aria-hidden="true" /> : undefined}
    >
      {stepStatusTitle(functionCodes.worksOnline, status)}
    </Badge>
  );
}

export interface WorkHeadProps {
  work: Work;
  /** Whether it is being written. */
  isDraft: boolean;
}

/** The platform, its status, and the creator. */
export function WorkHead({ work: { platform, status, reports }, isDraft }: WorkHeadProps) {
  const report = isDraft ? undefined : reports.at(-1);
  return (
    <div data-tour="step-head" className="mb-6 border-b border-line pb-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-22 font-strong [overflow-wrap:anywhere]">{platform.platform_title}</h2>
        {stepLabels.platforms.kinds[platform.kind] ? (
          <span className="text-13 text-ink-3">{stepLabels.platforms.kinds[platform.kind]}</span>
        ) : null}
        <span className="ml-auto">
          <WorkBadge status={status} />
        </span>
      </div>
      {report || isDraft ? (
        <p className="mt-2 flex items-center gap-2 text-13 text-ink-3">
          {report ? <PersonAvatar person={report.created_by} size={24} ring className="mr-1" /> : null}
          {report ? (
            <MomentWords at={report.sent_at} words={(when) => labels.sentAt(report.number, when)} />
          ) : (
            labels.draftOnlyYou
          )}
        </p>
      ) : null}
    </div>
  );
}

export interface WorkPaperProps {
  view: WorksView;
  work: Work;
}

/** Read-only work: the last report with its comparison, and the earlier ones. */
export function WorkPaper({ view, work }: WorkPaperProps) {
  const { setPublished } = useWorkRoom();
  const last = work.reports.at(-1);
  if (!last) {
    const isLocked = work.status === 'locked';
    return (
      <EmptyState
        drawing="film"
        title={isLocked ? labels.locked : labels.step.empty}
        description={isLocked ? labels.lockedHint : labels.waiting(sidesOf(view).right.name)}
        titleAs="h3"
        className="py-12"
      />
    );
  }
  return (
    <>
      <ReportView key={last.uuid} report={last} asked={view.ad_disclosure} onText={setPublished} />
      {last.claims ? (
        <WorkClaims
          key={`claims ${last.uuid}`}
          sent={last.claims}
          text={last.content.text}
          platform={work.platform.platform_title}
        />
      ) : null}
      <WorkTrace key={`trace ${last.uuid}`} isSent text={last.content.text} />
      <EarlierReports reports={work.reports.slice(0, -1)} asked={view.ad_disclosure} />
    </>
  );
}
