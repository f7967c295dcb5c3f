import { checkCopyLength, platformLimit, postLength } from '@paidang/contract/rules';
import { documentText } from '@paidang/editor/view';
import { cn } from '@paidang/ui/cn';
import { useMemo } from 'react';
import { labels } from '#labels/copywriting';

export interface CopyCountProps {
  platform: string;
  html: string;
  /** Why the copy could not be sent. */
  error: string | undefined;
}

/** How much of the platform's limits the copy uses, and whether it exceeds them. */
export function CopyCount({ platform, html, error }: CopyCountProps) {
  const most = platformLimit(platform);
  const count = useMemo(() => postLength(documentText(html)), [html]);
  const wrong = error ?? checkCopyLength(platform, count);
  if (most === null && !wrong) return null;
  return (
    <p
      role={error ? 'alert' : 'status'}
      data-quote-skip=""
      data-invalid={error ? '' : undefined}
      tabIndex={-1}
      className={cn(
        'px-4 text-right text-12 tabular-nums outline-none',
        error ? 'text-danger-600' : wrong ? 'text-warning-600' : 'text-ink-3',
      )}
    >
      {wrong ?? labels.editor.most(platform, count, most ?? 0)}
    </p>
  );
}
