import type { CaseReport } from '@paidang/contract/entities';
import { stepStatusTitle } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Check, ExternalLink } from 'lucide-react';
import { labels } from '#labels/case-report';
import { MomentWords } from '../../shared/paper/moment-words';

const tones = { accepted: 'success', update_requested: 'warning' } as const;

/** Status of one platform's report. */
export function ReportBadge({ status }: Pick<CaseReport, 'status'>) {
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral';
  return (
    <Badge
      tone={tone}
      icon={status === 'accepted' ? <Check size={12} strokeWidth={2.25} aria-hidden="true" /> : undefined}
    >
      {stepStatusTitle(functionCodes.closingReport, status)}
    </Badge>
  );
}

/** The platform, the status of its report, and the published post. */
export function ReportHead({ report: { platform, status, work } }: { report: CaseReport }) {
  return (
    <div className="mb-6 border-b border-line pb-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-22 font-strong [overflow-wrap:anywhere]">{platform.platform_title}</h2>
        <span className="ml-auto">
          <ReportBadge status={status} />
        </span>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-13 text-ink-3">
        {work ? (
          <>
            <MomentWords at={work.published_at} words={labels.work.published} />
            <a
              href={work.url}
              target="_blank"
              rel="noreferrer nofollow"
              className="flex min-h-6 min-w-0 items-center gap-1 text-ink-2 underline"
            >
              {labels.work.open}
              <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </>
        ) : (
          labels.work.none
        )}
      </p>
    </div>
  );
}
