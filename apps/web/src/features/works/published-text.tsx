import type { ApprovedCopy } from '@paidang/contract/entities';
import { disclosureIn, linesDocument, matchPercent } from '@paidang/contract/rules';
import { countCharacters, type DiffSummary, documentText, type RichTextDiffHandle } from '@paidang/editor/view';
import { Progress } from '@paidang/ui/progress';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { labels } from '#labels/works';
import { later } from '../../shared/later';
import { NextChange } from '../../step/versions/next-change';
import { RichTextDiff } from '../../step/versions/rich-text';

const comparisonLabels = labels.comparison;

export interface CopyComparisonProps {
  approved: ApprovedCopy | null;
  /** The published text. */
  text: string;
  /** Called with the element that contains the published text together with the deletions. */
  onText?: ((published: HTMLElement | null) => void) | undefined;
}

/** Compares the published text with the approved copy: similarity, additions and deletions. */
export function CopyComparison({ approved, text, onText }: CopyComparisonProps) {
  const after = useDeferredValue(linesDocument(text));
  const id = useId();
  return (
    <section aria-labelledby={id} data-tour="works-comparison" className="grid gap-3">
      <h3 id={id} className="text-16 font-strong">
        {comparisonLabels.title}
      </h3>
      {approved === null ? <p className="text-ink-2">{comparisonLabels.none}</p> : null}
      {approved !== null && after === '' ? <p className="text-ink-2">{comparisonLabels.waiting}</p> : null}
      {approved !== null && after !== '' ? <Comparison approved={approved} after={after} onText={onText} /> : null}
    </section>
  );
}

const lengthOf = (html: string): number => countCharacters(documentText(html));

interface ComparisonProps extends Pick<CopyComparisonProps, 'onText'> {
  approved: ApprovedCopy;
  after: string;
}

function Comparison({ approved: { version, html: before }, after, onText }: ComparisonProps) {
  const [summary, setSummary] = useState<DiffSummary | null>(null);
  const [current, setCurrent] = useState(-1);
  const diff = useRef<RichTextDiffHandle>(null);
  const lengths = useMemo(() => ({ before: lengthOf(before), after: lengthOf(after) }), [before, after]);
  const match = summary && matchPercent({ ...lengths, added: summary.added, isSame: summary.changes.length === 0 });
  return (
    <>
      <div className="grid gap-2 rounded-control border border-line bg-paper px-4 py-3">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <b className="text-28 leading-9 font-strong tabular-nums">{match ?? '–'}%</b>
          <span className="font-medium">{match === 100 ? comparisonLabels.all : comparisonLabels.same}</span>
          <span className="text-13 text-ink-3 sm:ml-auto">{comparisonLabels.with(version)}</span>
        </p>
        <Progress value={match} label={comparisonLabels.label(match ?? 0)} showLabel={false} />
        {summary && summary.changes.length > 0 ? (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
            <p className="text-13 text-ink-2">{comparisonLabels.legend}</p>
            <NextChange summary={summary} current={current} onNext={() => diff.current?.next()} />
          </div>
        ) : null}
      </div>
      <div ref={onText} className="min-w-0">
        <RichTextDiff
          before={before}
          after={after}
          diffRef={diff}
          onDiff={(found) => {
            setSummary(found);
            setCurrent(-1);
          }}
          onCurrentChange={setCurrent}
          className="min-w-0 [overflow-wrap:anywhere]"
        />
      </div>
    </>
  );
}

const disclosureLabels = labels.disclosure;

/** Whether the published text itself discloses the cooperation. */
export function Disclosure({ text }: { text: string }) {
  const found = disclosureIn(text);
  const Icon = found ? CircleCheck : TriangleAlert;
  return (
    <span className={`flex gap-1.5 text-13 ${found ? 'text-success-600' : 'text-warning-600'}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      {found ? disclosureLabels.found(found) : disclosureLabels.missing}
    </span>
  );
}

/** Risky wordings of a published text; loaded once the page is readable. */
export const WorkClaims = later(
  async () => ({ default: (await import('./work-claims')).WorkClaims }),
  () => false,
);

/** Requirements of the brief in a published text; loaded once the page is readable. */
export const WorkTrace = later(
  async () => ({ default: (await import('./work-trace')).WorkTrace }),
  () => false,
);
