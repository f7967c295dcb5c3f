import type { ContentRecord } from '@paidang/contract/entities';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { labels } from '#labels/console-content';
import type { ContentForm } from '../../data/console-content';
import { FieldChanges } from './field-changes';

const conflictLabels = labels.conflict;

export interface ConflictProps {
  kind: ContentKind;
  mine: ContentForm;
  theirs: ContentRecord;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shown when the record was saved by another person in the meantime: their content next to the user's own, which is kept. */
export function Conflict({ kind, mine, theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  return (
    <Callout
      role="alert"
      tone="warning"
      className="mt-4"
      title={conflictLabels.title(theirs.updated_by, theirs.version)}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onTakeTheirs}>
            {conflictLabels.theirs}
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            {conflictLabels.mine}
          </Button>
        </span>
      }
    >
      {conflictLabels.text}
      <h3 className="mt-3 text-13 font-medium">{conflictLabels.differs}</h3>
      <FieldChanges kind={kind} before={mine} after={{ ...theirs.content }} />
    </Callout>
  );
}
