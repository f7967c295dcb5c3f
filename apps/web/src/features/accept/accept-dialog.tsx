import type { AcceptanceRow } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { versionWord } from '../../shared/steps/version-word';
import { labels } from './labels';
import { rowName } from './row-name';

export interface AcceptDialogProps {
  /** The step asked about, `null` while nothing is. */
  row: AcceptanceRow | null;
  onConfirm: (row: AcceptanceRow) => Promise<void>;
  onCancel: () => void;
}

const { ask } = labels;

/** Asks before a step is accepted, and says what is still open. */
export function AcceptDialog({ row, onConfirm, onCancel }: AcceptDialogProps) {
  const open = row?.step.open_comments ?? 0;
  const text = row?.step.function === functionCodes.worksOnline ? ask.workText : ask.text;
  return (
    <ConfirmDialog
      open={row !== null}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={row ? ask.title(rowName(row), versionWord(row.step.function, row.version?.number ?? 0)) : null}
      text={open > 0 ? ask.open(open) + text : text}
      cancel={ask.cancel}
      confirm={open > 0 ? ask.anyway : ask.ok}
      onConfirm={() => row && onConfirm(row)}
    />
  );
}
