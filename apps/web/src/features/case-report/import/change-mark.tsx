import type { FigureValue } from '@paidang/contract/report';
import { Badge } from '@paidang/ui/badge';
import { labels as words } from '#labels/report-import';

/** Says whether a value is new, the same, or takes the place of another. */
export function ChangeMark({ before, after }: { before: FigureValue | null; after: FigureValue }) {
  if (before === null) return <span className="text-13 text-ink-3">{words.adds}</span>;
  if (before === after) return <span className="text-13 text-ink-3">{words.same}</span>;
  return <Badge tone="warning">{words.replaces}</Badge>;
}
