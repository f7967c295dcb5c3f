import type { CaseReport, ReportVersion } from '@paidang/contract/entities';
import {
  type FigureName,
  figureOf,
  isGiven,
  type ReportPart,
  reportPartTitle,
  reportTypeDefinition,
} from '@paidang/contract/report';
import { Callout } from '@paidang/ui/callout';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/case-report';
import { MomentWords } from '../../shared/paper/moment-words';
import { PersonAvatar } from '../../shared/person-avatar';
import { Audience } from './audience';
import { DailyChart } from './daily-chart';
import { figureText } from './figure-text';
import { PartComments } from './report-comments';
import { PictureGrid, useReportPictures } from './report-pictures';

const paperLabels = labels.paper;

export interface ReportPaperProps {
  report: CaseReport;
  version: ReportVersion;
  /** Displayed below the main figure; newest version only. */
  goals?: ReactNode;
}

/** Read-only version of a platform's report: main figure, other figures, daily views, audience, pictures. */
export function ReportPaper({ report, version, goals }: ReportPaperProps) {
  const { content, changes, update_request: request } = version;
  const { figures, evidence } = content;
  const pictures = useReportPictures(content);
  const { figures: own, views } = reportTypeDefinition(content.report_type);
  const audience: readonly FigureName[] = [
    'female_percent',
    'male_percent',
    'highest_age_group',
    'second_highest_age_group',
  ];
  const before = new Map(changes.map((change) => [change.figure, change.from]));
  const plain = own.filter((name) => name !== views && !audience.includes(name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      {request ? <UpdateRequest request={request} /> : null}
      {content.report_banner_url ? (
        <img
          src={content.report_banner_url}
          alt={paperLabels.banner}
          className="max-h-80 w-full rounded-control object-cover"
        />
      ) : null}
      <section aria-label={figureOf(views).title}>
        <p className="flex items-center gap-2 text-13 text-ink-2">
          {figureOf(views).title}
          <PartComments part={views} says={figureText(views, figures[views])} />
        </p>
        <p className="text-[clamp(44px,9vw,88px)] leading-none font-medium tracking-tight tabular-nums">
          <span data-quote-field={views}>
            {figureText(views, figures[views]) || <span className="text-ink-3">—</span>}
          </span>
        </p>
        <Changed name={views} from={before.get(views)} isChanged={before.has(views)} to={figures[views]} />
        {evidence[views] ? <Evidence name={views} onOpen={() => pictures.showFigure(views)} /> : null}
      </section>
      {goals}
      <section>
        <h3 className="mb-3 text-18 font-strong">{paperLabels.figures}</h3>
        <dl className="grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-3 print:grid-cols-3">
          {plain.map((name) => (
            <div key={name} className="border-t border-line py-3">
              <dt className="flex min-h-8 items-center justify-between gap-1 text-13 text-ink-2">
                {figureOf(name).title}
                <PartComments part={name} says={figureText(name, figures[name])} />
              </dt>
              <dd className="mt-0.5 text-22 font-medium tabular-nums">
                <span data-quote-field={name}>
                  {figureText(name, figures[name]) || <span className="text-14 text-ink-3">{paperLabels.unknown}</span>}
                </span>
                <Changed name={name} from={before.get(name)} isChanged={before.has(name)} to={figures[name]} />
                {evidence[name] ? <Evidence name={name} onOpen={() => pictures.showFigure(name)} /> : null}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {content.curve_perday.length > 0 ? (
        <div>
          <div data-quote-field="curve_perday">
            <DailyChart days={content.curve_perday} publishedAt={report.work?.published_at ?? null} />
          </div>
          <div className="flex justify-end">
            <PartComments part="curve_perday" />
          </div>
        </div>
      ) : null}
      <Audience figures={figures} end={(part) => <PartComments part={part} says={figureText(part, figures[part])} />} />
      {content.other_info.length > 0 ? (
        <section>
          <PartHeading part="other_info">{paperLabels.info}</PartHeading>
          <dl className="grid gap-2">
            {content.other_info.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and the list is never reordered
              <div key={index} className="grid gap-x-4 sm:grid-cols-[160px_minmax(0,1fr)]">
                <dt className="text-ink-2">{label}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <PictureGrid
        heading={<h3 className="mb-3 text-18 font-strong">{paperLabels.screenshots}</h3>}
        pictures={pictures.screenshots}
        onOpen={pictures.showScreenshot}
      />
      <PictureGrid
        heading={<PartHeading part="other_img">{paperLabels.pictures}</PartHeading>}
        pictures={pictures.others}
        onOpen={pictures.showOther}
      />
      {pictures.viewer}
      <footer className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4 text-13 text-ink-3">
        <PersonAvatar person={version.created_by} size={24} ring />
        <MomentWords at={version.sent_at} words={paperLabels.sentAt} />
        {version.accepted_at ? <MomentWords at={version.accepted_at} words={paperLabels.acceptedAt} /> : null}
        <span className="ml-auto">
          {Object.values(evidence).some(Boolean) ? paperLabels.sourceWithEvidence : paperLabels.source}
        </span>
      </footer>
    </div>
  );
}

/** Heading of a report part that is not a figure. */
function PartHeading({ part, children }: { part: ReportPart; children: ReactNode }) {
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      <h3 data-quote-field={part} className="text-18 font-strong">
        {children}
      </h3>
      <PartComments part={part} />
    </div>
  );
}

/** The vendor's request for an update, with its reason. */
export function UpdateRequest({ request }: { request: NonNullable<ReportVersion['update_request']> }) {
  return (
    <Callout
      tone="warning"
      title={<MomentWords at={request.requested_at} words={labels.request.asked} />}
      className="print:hidden"
    >
      <p>{labels.request.parts(request.parts.map(reportPartTitle).join('、'))}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{request.reason}</p>
    </Callout>
  );
}

interface ChangedProps {
  name: FigureName;
  isChanged: boolean;
  from: ReportVersion['changes'][number]['from'] | undefined;
  to: ReportVersion['content']['figures'][FigureName];
}

/** Old → new value of a figure that a version changed. */
function Changed({ name, isChanged, from, to }: ChangedProps) {
  if (!isChanged) return null;
  const textOf = (value: typeof from) => (isGiven(value) ? figureText(name, value) : paperLabels.unknown);
  return (
    <p className="mt-1 text-13 font-normal tracking-normal text-ink-2">
      <span aria-hidden="true">
        <del className="text-danger-600">{textOf(from)}</del> → <ins className="no-underline">{textOf(to)}</ins>
      </span>
      <span className="sr-only">{paperLabels.changed(textOf(from), textOf(to))}</span>
    </p>
  );
}

function Evidence({ name, onOpen }: { name: FigureName; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={paperLabels.openEvidenceOf(figureOf(name).title)}
      className="mt-1 flex min-h-6 w-fit cursor-zoom-in items-center gap-1 text-13 font-normal tracking-normal text-ink-2 underline print:hidden"
      onClick={onOpen}
    >
      <Paperclip size={14} strokeWidth={1.75} aria-hidden="true" />
      {paperLabels.evidence}
    </button>
  );
}
