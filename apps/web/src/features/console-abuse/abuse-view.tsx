import type { AbuseReportDetail } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { abuseDecisionTitles, abuseReasonTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { cn } from '@paidang/ui/cn';
import { Skeleton } from '@paidang/ui/skeleton';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console-operations';
import { useAbuseReport } from '../../data/console-abuse';
import { NoSuchRow } from '../../shared/console/console-columns';
import { ConsolePart } from '../../shared/console/console-facts';
import { fullMoment } from '../../shared/dates/taipei';
import { DecisionForm } from './decision-form';

const abuseLabels = labels.abuse;

export interface AbuseViewProps {
  report: string;
}

/** A report of abuse in context, with the decision about it. */
export function AbuseView({ report }: AbuseViewProps) {
  const { data, error } = useAbuseReport(report);
  if (error && !data) return <NoSuchRow />;
  if (!data) return <Skeleton className="m-8 h-60" />;
  return <Loaded report={data} />;
}

function Loaded({ report }: { report: AbuseReportDetail }) {
  const { author, reporter, decision, neighbours } = report;
  return (
    <div className="grid gap-6 px-5 py-5 md:px-8">
      <header>
        <h2 className="flex flex-wrap items-center gap-2 text-18 font-strong wrap-anywhere">
          {abuseLabels.about(author.name, reporter.name)}
          <Badge tone="warning">{abuseReasonTitles[report.reason]}</Badge>
        </h2>
        <p className="text-13 text-ink-3">
          {abuseLabels.places[report.place]}
          {report.project ? `・${report.project.name}` : ''}　{fullMoment(new Date(report.created_at))}
        </p>
        <p className="text-13">
          <Link className="underline underline-offset-3" to={paths.consolePeople(author.uuid)}>
            {abuseLabels.count(report.author_reports)}
          </Link>
        </p>
      </header>
      <ConsolePart title={abuseLabels.reported}>
        <blockquote className="rounded-card border border-line border-l-3 border-l-danger-600 bg-surface p-4 text-15 whitespace-pre-wrap wrap-anywhere">
          {report.text}
          {report.files.length > 0 ? (
            <span className="mt-2 block text-13 text-ink-3">
              {abuseLabels.files}：{report.files.join('、')}
            </span>
          ) : null}
        </blockquote>
      </ConsolePart>
      {report.note ? (
        <ConsolePart title={abuseLabels.note}>
          <p className="whitespace-pre-wrap wrap-anywhere">{report.note}</p>
        </ConsolePart>
      ) : null}
      <ConsolePart title={abuseLabels.around}>
        {neighbours.length === 0 ? (
          <p className="text-13 text-ink-3">{abuseLabels.gone}</p>
        ) : (
          <ol className="border-t border-line">
            {neighbours.map((one) => (
              <li key={one.uuid} className={cn('border-b border-line px-3 py-2', one.is_reported && 'bg-danger-50')}>
                <p className="text-12 text-ink-3">
                  {one.author}　{fullMoment(new Date(one.created_at))}
                </p>
                <p className="text-13 whitespace-pre-wrap wrap-anywhere">{one.text}</p>
              </li>
            ))}
          </ol>
        )}
      </ConsolePart>
      {decision ? (
        <ConsolePart
          title={abuseLabels.decided}
          beside={report.decided_at ? fullMoment(new Date(report.decided_at)) : null}
        >
          <p>{abuseLabels.done(abuseDecisionTitles[decision], report.decided_by ?? '')}</p>
          {report.decision_reason ? <p className="text-13 text-ink-2">{report.decision_reason}</p> : null}
        </ConsolePart>
      ) : (
        <DecisionForm key={report.uuid} report={report.uuid} />
      )}
    </div>
  );
}
