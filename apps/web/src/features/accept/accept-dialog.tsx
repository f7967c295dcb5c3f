import type { AcceptanceRow } from '@paidang/contract/entities';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { labels } from './labels';
import { rowName } from './row-name';

export interface AcceptDialogProps {
  /** The step asked about, `null` while nothing is. */
  row: AcceptanceRow | null;
  onConfirm: (row: AcceptanceRow) => void;
  onCancel: () => void;
}

const { ask } = labels;

/** Asks before a step is accepted, and says what is still open. */
export function AcceptDialog({ row, onConfirm, onCancel }: AcceptDialogProps) {
  const open = row?.step.open_comments ?? 0;
  return (
    <AlertDialog open={row !== null} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialogContent>
        <AlertDialogTitle>{row ? ask.title(rowName(row), row.version?.number ?? 0) : null}</AlertDialogTitle>
        <AlertDialogDescription>
          {open > 0 ? ask.open(open) : null}
          {ask.text}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{ask.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={() => row && onConfirm(row)}>{open > 0 ? ask.anyway : ask.ok}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
