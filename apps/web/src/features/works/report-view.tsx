import type { WorkReport } from '@paidang/contract/entities';
import { checkWorkLink } from '@paidang/contract/rules';
import { Callout } from '@paidang/ui/callout';
import { CircleCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/works';
import { clockOf, dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { MomentWords } from '../../shared/paper/moment-words';
import { CopyComparison, Disclosure } from './published-text';

export interface ReportViewProps {
  report: WorkReport;
  /** The disclosure that the brief asks for. */
  asked: string;
  /** Called with the element that contains the published text. */
  onText?: (published: HTMLElement | null) => void;
}

/** A platform's report, compared with what was agreed. */
export function ReportView({ report, asked, onText }: ReportViewProps) {
  const { content, comparison } = report;
  return (
    <div className="grid gap-7">
      <Verdict report={report} />
      <dl className="grid gap-x-4 gap-y-4 sm:grid-cols-[88px_minmax(0,1fr)]">
        <Fact name={labels.facts.url}>
          <WorkLink url={content.url} />
        </Fact>
        <Fact name={labels.facts.published}>
          <Moment at={report.published_at} />
        </Fact>
        <Fact name={labels.disclosure.title}>
          <span className="grid gap-1">
            <span className="flex items-center gap-1.5">
              <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-success-600" />
              {labels.disclosure.declared}
            </span>
            {content.text.trim() ? <Disclosure text={content.text} /> : null}
            {asked ? <span className="text-13 text-ink-3">{labels.disclosure.asked(asked)}</span> : null}
          </span>
        </Fact>
        {comparison === null && content.text.trim() ? (
          <Fact name={labels.facts.text}>
            <span ref={onText} className="whitespace-pre-line">
              {content.text}
            </span>
          </Fact>
        ) : null}
      </dl>
      <CopyComparison approved={comparison?.approved ?? null} text={content.text} onText={onText} />
    </div>
  );
}

const tones = { passed: 'success', failed: 'danger', changed: 'warning' } as const;

/** The vendor's verdict on a report, with its reason. */
export function Verdict({ report: { verdict, reason, decided_at } }: { report: WorkReport }) {
  if (!verdict || !decided_at) return null;
  return (
    <Callout tone={tones[verdict]} title={<MomentWords at={decided_at} words={labels.verdict[verdict]} />}>
      {reason ? <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p> : null}
    </Callout>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 sm:contents">
      <dt className="text-13 leading-6 text-ink-3">{name}</dt>
      <dd className="min-w-0 leading-6 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** The address was checked on submission; if it is no web address after all, it is shown as plain text. */
function WorkLink({ url }: { url: string }) {
  if (checkWorkLink('', url) !== null) return <span className="font-mono text-13">{url}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex max-w-full items-start gap-1.5 rounded-[2px] underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      <span className="min-w-0 font-mono text-13 leading-6 break-all">{url}</span>
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" className="mt-1 shrink-0" />
      <span className="sr-only">{labels.facts.open}</span>
    </a>
  );
}

function Moment({ at }: { at: string }) {
  const today = dayOf(useNow());
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      {longDay(dayOf(instant), today)} {clockOf(instant)}
    </time>
  );
}
