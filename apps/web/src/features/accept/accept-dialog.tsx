import type { AcceptanceRow } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { labels } from '#labels/acceptance';
import { versionWord } from '#labels/version-names';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { rowName } from './accept-row';

export interface AcceptDialogProps {
  /** The step to be accepted; `null` while the dialog is closed. */
  row: AcceptanceRow | null;
  /** The same step in its current state. */
  now: AcceptanceRow | null;
  onConfirm: (row: AcceptanceRow) => Promise<void>;
  /** Opens a version that arrived while the dialog was open. */
  onLook: (row: AcceptanceRow) => void;
  onCancel: () => void;
}

const { ask, outdated } = labels;

/** Asks for confirmation before a step is accepted, and lists what is still open. */
export function AcceptDialog({ row, now, onConfirm, onLook, onCancel }: AcceptDialogProps) {
  const newest = now?.version?.number ?? 0;
  const shown = row?.version?.number ?? 0;
  if (row && newest > shown) {
    const word = (number: number) => versionWord(row.step.function, number);
    return (
      <ConfirmDialog
        open
        onOpenChange={(isOpen) => !isOpen && onCancel()}
        title={outdated.title(word(newest))}
        text={outdated.text(word(shown), word(newest))}
        cancel={ask.cancel}
        confirm={outdated.look(word(newest))}
        onConfirm={() => onLook(row)}
      />
    );
  }
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
