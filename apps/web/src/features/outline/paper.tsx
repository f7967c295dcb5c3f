import type { ReviewSheet } from '@paidang/contract/entities';
import { type DiffSummary, type RichTextDiffHandle, RichTextDiffView, RichTextView } from '@paidang/editor/view';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import type { Ref } from 'react';
import { labels } from './labels';
import { PaperHead } from './paper-head';

export interface PaperProps {
  sheet: ReviewSheet;
  /** The version on the paper, `null` when nothing was sent yet. */
  version: number | null;
  /** Its text, `undefined` while it is on its way. */
  content: string | undefined;
  /** Text to compare with; `null` shows the version alone. */
  before: string | null;
  diffRef: Ref<RichTextDiffHandle>;
  onDiff: (summary: DiffSummary) => void;
  onCurrentChange: (index: number) => void;
  ref: Ref<HTMLDivElement>;
}

/** A version to read, alone or compared with another. */
export function Paper({ sheet, version, content, before, diffRef, onDiff, onCurrentChange, ref }: PaperProps) {
  const { task } = sheet;
  if (version === null) {
    return (
      <EmptyState
        title={labels.emptyVendor}
        description={labels.emptyVendorHint(task.creator?.name ?? '')}
        titleAs="h2"
        className="py-16"
      />
    );
  }
  return (
    <>
      <PaperHead sheet={sheet} version={version} />
      <div ref={ref}>
        {content === undefined ? <PaperSkeleton /> : null}
        {content !== undefined && before === null ? <RichTextView html={content} /> : null}
        {content !== undefined && before !== null ? (
          <RichTextDiffView
            before={before}
            after={content}
            diffRef={diffRef}
            onDiff={onDiff}
            onCurrentChange={onCurrentChange}
          />
        ) : null}
      </div>
    </>
  );
}

export function PaperSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
