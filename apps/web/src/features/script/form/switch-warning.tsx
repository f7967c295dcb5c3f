import type { ScriptType } from '@paidang/contract/entities';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { labels } from '../labels';

export interface SwitchWarningProps {
  from: ScriptType;
  to: ScriptType;
  onConfirm: () => void;
  onCancel: () => void;
}

const words = labels.form.warn;

/** Says what becomes of the draft before the form is changed. */
export function SwitchWarning({ from, to, onConfirm, onCancel }: SwitchWarningProps) {
  return (
    <AlertDialog open onOpenChange={(open) => !open && onCancel()}>
      <AlertDialogContent>
        <AlertDialogTitle>{words.title(labels.form[to].title)}</AlertDialogTitle>
        <AlertDialogDescription>{words.text(labels.form[from].title)}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{words.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{words.ok}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
