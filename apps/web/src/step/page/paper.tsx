import { stepDefinition } from '@paidang/contract/steps';
import type { DiffSummary, RichTextDiffHandle } from '@paidang/editor/view';
import { EmptyState } from '@paidang/ui/empty-state';
import type { Ref } from 'react';
import { labels } from '#labels/step';
import type { StepSheet } from '../../data/step-source';
import { seatsOf } from '../../shared/people';
import type { StepKind } from '../step-kind';
import { PaperHead } from './paper-head';
import { PaperSkeleton } from './step-skeleton';

export interface PaperProps<Content> {
  kind: StepKind<Content>;
  sheet: StepSheet;
  /** The version on the paper, `null` when nothing was sent yet. */
  version: number | null;
  /** Its text, `undefined` while it is on its way. */
  content: Content | undefined;
  /** Text to compare with; `null` shows the version alone. */
  before: Content | null;
  diffRef: Ref<RichTextDiffHandle>;
  onDiff: (summary: DiffSummary) => void;
  onCurrentChange: (index: number) => void;
  ref: Ref<HTMLDivElement>;
}

/** A version to read, alone or compared with another. */
export function Paper<Content>({ kind, sheet, version, content, before, ref, ...diff }: PaperProps<Content>) {
  const { Reader, Compare } = kind;
  if (version === null) {
    const { left, right } = seatsOf(sheet);
    const isSkipped = sheet.step.status === 'skipped';
    const writer = stepDefinition(kind.code).writer === 'vendor' ? left : right;
    return (
      <EmptyState
        drawing="paper"
        title={isSkipped ? labels.skipped : kind.words.empty}
        description={isSkipped ? labels.skippedHint : labels.emptyHint(writer.name)}
        titleAs="h2"
        className="py-16"
      />
    );
  }
  return (
    <>
      {kind.Surface ? null : <PaperHead kind={kind} sheet={sheet} version={version} />}
      <div ref={ref}>
        {content === undefined ? <PaperSkeleton /> : null}
        {content !== undefined && before === null ? <Reader content={content} /> : null}
        {content !== undefined && before !== null ? <Compare before={before} after={content} {...diff} /> : null}
      </div>
    </>
  );
}
