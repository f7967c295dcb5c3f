import { countCharacters, documentText } from '@paidang/editor/view';
import { cn } from '@paidang/ui/cn';
import { useMemo } from 'react';
import { labels } from '../labels';
import { platformLimit } from '../platform-limits';

/** How much a platform takes, and whether it is too much. */
export function CopyCount({ platform, html }: { platform: string; html: string }) {
  const most = platformLimit(platform);
  const count = useMemo(() => countCharacters(documentText(html)), [html]);
  if (most === null) return null;
  const over = count - most;
  return (
    <p
      role="status"
      data-quote-skip=""
      className={cn('px-4 text-right text-12 tabular-nums', over > 0 ? 'text-warning-600' : 'text-ink-3')}
    >
      {over > 0 ? labels.editor.tooLong(platform, over) : labels.editor.most(platform, most)}
    </p>
  );
}
