import type { CaseReport, CaseReportSummary, ReportVersion } from '@paidang/contract/entities';
import { engagementParts, figureOf, isGiven, reportTypeDefinition } from '@paidang/contract/report';
import { dayOf, fullDay } from '@paidang/contract/rules';
import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';
import type { FigureSheet, SheetFigure, SheetSection } from '../../platform/documents';
import type { ReadTrace } from './read-trace';
import { audienceSection, daysSection, goalsSection, platformsSection, postsSection } from './report-sections';
import { amount, creatorName, formatFigure, money, rate, vendorName } from './report-words';
import { traceSections } from './trace-sections';

const code = functionCodes.closingReport;
const source = '數字由創作者提供，平台後台截圖存於附件';
const daySlashes = (instant: Date): string => dayOf(instant).replaceAll('-', '/');
const onlineFact = (online: string | null): string => (online ? `${daySlashes(new Date(online))}上線` : '');

/** The calculation behind a cost, as a text. */
const divisionText = (fee: number | null, by: string, count: number | null): string =>
  fee === null || count === null ? '' : `${money(fee)}÷${by}${amount(count)}`;

function summaryFigures({ totals, task: { fee } }: CaseReportSummary): SheetFigure[] {
  return [
    { title: '互動率', value: rate(totals.engagement_rate), note: '互動÷觀看' },
    { title: '互動次數', value: amount(totals.engagements) },
    { title: '連結點擊', value: amount(totals.clicks) },
    { title: '合作費用', value: money(fee) },
    { title: '每次觀看成本', value: money(totals.cost_per_view), note: divisionText(fee, '觀看', totals.views) },
    {
      title: '每次互動成本',
      value: money(totals.cost_per_engagement),
      note: divisionText(fee, '互動', totals.engagements),
    },
    { title: '每次點擊成本', value: money(totals.cost_per_click), note: divisionText(fee, '點擊', totals.clicks) },
  ];
}

/** When the first post of a task went online. */
const firstOnline = ({ platforms }: CaseReportSummary): string | null =>
  platforms.flatMap(({ work }) => work?.published_at ?? []).toSorted()[0] ?? null;

/** The results of a task on all its platforms as a sheet for both sides, so without the comparison only the vendor sees. */
export function summarySheet(summary: CaseReportSummary, trace: ReadTrace | null, now: Date): FigureSheet {
  const { project, task, platforms, totals, curve_perday: days } = summary;
  const online = firstOnline(summary);
  const banner = platforms.find(({ content }) => content.report_banner_url)?.content.report_banner_url ?? null;
  const engagements = platforms.map(({ platform, content }) => ({
    title: platform.platform_title,
    text: engagementParts(content).join('＋'),
  }));
  return {
    head: [code, functionTitles[code], daySlashes(now)],
    title: project.name,
    subtitle: task.title,
    vendor: vendorName(summary),
    creator: creatorName(summary),
    fact: [onlineFact(online), days.length > 0 ? `統計${days.length}天` : ''].filter(Boolean).join('，'),
    banner,
    main: {
      title: '總觀看次數',
      value: amount(totals.views),
      note: platforms.map(({ platform, totals: own }) => `${platform.platform_title} ${amount(own.views)}`).join('\n'),
    },
    figures: summaryFigures(summary),
    sections: [
      ...goalsSection(summary.goals),
      ...daysSection(days, online),
      ...platforms.flatMap(({ content }) => audienceSection(content)),
      platformsSection(summary),
      ...postsSection(platforms, banner),
      ...(trace ? traceSections(trace) : []),
      { type: 'lines', title: '互動次數怎麼算', lines: engagements },
    ],
    source,
  };
}

const audienceFigures = new Set<string>([
  'female_percent',
  'male_percent',
  'highest_age_group',
  'second_highest_age_group',
]);

/** A version of one platform's report as a sheet. */
export function versionSheet(
  sides: Pick<CaseReportSummary, 'project' | 'task'>,
  { platform, work }: CaseReport,
  { number, content, sent_at, accepted_at }: ReportVersion,
): FigureSheet {
  const { figures: own, views } = reportTypeDefinition(content.report_type);
  const plain = own.filter((name) => name !== views && !audienceFigures.has(name) && isGiven(content.figures[name]));
  const info: SheetSection[] =
    content.other_info.length > 0
      ? [
          {
            type: 'lines',
            title: '其他資訊',
            lines: content.other_info.map(({ label, value }) => ({ title: label, text: value })),
          },
        ]
      : [];
  return {
    head: [
      code,
      functionTitles[code],
      `第${number}版，${fullDay(new Date(sent_at))}提供${accepted_at ? '（已結案）' : ''}`,
    ],
    title: sides.project.name,
    subtitle: platform.platform_title,
    vendor: vendorName(sides),
    creator: creatorName(sides),
    fact: onlineFact(work?.published_at ?? null),
    banner: content.report_banner_url || null,
    main: { title: figureOf(views).title, value: formatFigure(views, content.figures[views]) },
    figures: plain.map((name) => ({ title: figureOf(name).title, value: formatFigure(name, content.figures[name]) })),
    sections: [
      ...daysSection(content.curve_perday, work?.published_at ?? null),
      ...audienceSection(content),
      ...info,
      ...postsSection([{ platform, work, content }], content.report_banner_url),
    ],
    source,
  };
}
