import type { ReportContent } from '@paidang/contract/entities';
import {
  type FigureName,
  type FigureValue,
  figureNames,
  figureOf,
  isGiven,
  reportExtras,
} from '@paidang/contract/report';
import { linesDocument } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { labels } from '#labels/case-report';
import type { TurnFacts } from '../../labels/facts';
import { imageHtml } from '../../shared/html';
import { type Field, mergeFields, wrapMerge } from '../../step/merge/merge';
import type { StepKind, StepNaming } from '../../step/step-kind';
import { figureText } from './figure-text';

/** The state of one platform's report in one sentence for the current reader. */
function sentence(facts: TurnFacts): string {
  const { creator, vendor, accepted } = labels.turn;
  if (facts.status === 'accepted') return accepted;
  const sentences: Readonly<Record<string, ((of: TurnFacts) => string) | undefined>> = facts.isVendor
    ? vendor
    : creator;
  return sentences[facts.status]?.(facts) ?? '';
}

type FigureKey = `figures.${FigureName}`;
type EvidenceKey = `evidence.${FigureName}`;
/** A report with one field per figure and per screenshot, so that two drafts are merged figure by figure. */
type Flat = Omit<ReportContent, 'figures' | 'evidence'> &
  Record<FigureKey, FigureValue | null> &
  Record<EvidenceKey, string>;

const figureKey = (name: FigureName): FigureKey => `figures.${name}`;
const evidenceKey = (name: FigureName): EvidenceKey => `evidence.${name}`;

const flat = ({ figures, evidence, ...rest }: ReportContent): Flat => ({
  ...rest,
  ...(Object.fromEntries(figureNames.map((name) => [figureKey(name), figures[name] ?? null])) as Pick<Flat, FigureKey>),
  ...(Object.fromEntries(figureNames.map((name) => [evidenceKey(name), evidence[name] ?? ''])) as Pick<
    Flat,
    EvidenceKey
  >),
});

function unflat(from: Flat): ReportContent {
  const { report_type, curve_perday, other_info, report_banner_url, other_img } = from;
  return {
    report_type,
    figures: Object.fromEntries(
      figureNames.flatMap((name) => {
        const value = from[figureKey(name)];
        return isGiven(value) ? [[name, value]] : [];
      }),
    ),
    evidence: Object.fromEntries(
      figureNames.flatMap((name) => {
        const src = from[evidenceKey(name)];
        return src ? [[name, src]] : [];
      }),
    ),
    curve_perday,
    other_info,
    report_banner_url,
    other_img,
  };
}

const lines = (texts: readonly string[]) => linesDocument(texts.join('\n'));

const fields: readonly Field<Flat>[] = [
  ...figureNames.map((name) => ({
    name: figureKey(name),
    title: figureOf(name).title,
    show: (of: Flat) => linesDocument(figureText(name, of[figureKey(name)])),
  })),
  ...figureNames.map((name) => ({
    name: evidenceKey(name),
    title: labels.paper.evidenceOf(figureOf(name).title),
    show: (of: Flat) => imageHtml(of[evidenceKey(name)], labels.paper.evidenceOf(figureOf(name).title)),
  })),
  {
    name: 'curve_perday',
    title: reportExtras.curve_perday,
    show: ({ curve_perday: days }) => lines(days.map(({ date, value }) => `${date} ${value}`)),
  },
  {
    name: 'other_info',
    title: reportExtras.other_info,
    show: ({ other_info: info }) => lines(info.map(({ label, value }) => `${label} ${value}`)),
  },
  {
    name: 'report_banner_url',
    title: reportExtras.report_banner_url,
    show: ({ report_banner_url: banner }) => imageHtml(banner, labels.paper.banner),
  },
  {
    name: 'other_img',
    title: reportExtras.other_img,
    show: ({ other_img: pictures }) =>
      pictures.map((src, index) => imageHtml(src, labels.paper.picture(index + 1))).join(''),
  },
];

/** The closing report: written by the creator, accepted by the vendor. */
export const reportKind: StepNaming & Pick<StepKind<ReportContent>, 'merge'> = {
  name: 'report',
  code: functionCodes.closingReport,
  words: labels.step,
  sentence,
  merge: (mine, theirs) => wrapMerge(mergeFields(flat(mine), flat(theirs), fields), unflat),
};
