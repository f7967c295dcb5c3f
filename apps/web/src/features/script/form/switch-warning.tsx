import type { ScriptType } from '@paidang/contract/entities';
import { labels } from '#labels/script';
import { ConfirmDialog } from '../../../shared/confirm-dialog';

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
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={words.title(labels.form[to].title)}
      text={words.text(labels.form[from].title)}
      cancel={words.cancel}
      confirm={words.ok}
      onConfirm={onConfirm}
    />
  );
}
