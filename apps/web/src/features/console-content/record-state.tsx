import type { ContentRecord } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { labels } from '#labels/console-content';
import { fullMoment } from '../../shared/dates/taipei';

const { states, editor } = labels;

/** Badge that says whether the record is public. */
export function StateBadge({ record: { active, published, version } }: { record: ContentRecord }) {
  if (published === null) return <Badge>{states.draft}</Badge>;
  if (!active) return <Badge>{states.off}</Badge>;
  if (published < version) return <Badge tone="warning">{states.changed}</Badge>;
  return <Badge tone="success">{states.published}</Badge>;
}

export interface RecordStateProps {
  record: ContentRecord;
  isChanged: boolean;
}

/** State of a record, and the author of its newest version. */
export function RecordState({ record, isChanged }: RecordStateProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
      <StateBadge record={record} />
      {isChanged
        ? editor.unsaved
        : editor.saved(record.version, record.updated_by, fullMoment(new Date(record.updated_at)))}
    </p>
  );
}
