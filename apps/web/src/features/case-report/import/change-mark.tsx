import type { FigureValue } from '@paidang/contract/report';
import { Badge } from '@paidang/ui/badge';
import { labels as words } from '#labels/report-import';

/** Shows whether an imported value is new, unchanged, or replaces another. */
export function ChangeMark({ before, after }: { before: FigureValue | null; after: FigureValue }) {
  if (before === null) return <span className="text-13 text-ink-3">{words.adds}</span>;
  if (before === after) return <span className="text-13 text-ink-3">{words.same}</span>;
  return <Badge tone="warning">{words.replaces}</Badge>;
}
