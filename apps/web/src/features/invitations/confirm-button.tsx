import { Button, type ButtonProps } from '@paidang/ui/button';
import { labels } from '#labels/invitations';
import { ConfirmDialog } from '../../shared/confirm-dialog';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'busy'> {
  label: string;
  title: string;
  hint: string;
  /** What it throws is said where it was asked. */
  onConfirm: () => Promise<unknown>;
}

/** A button whose press asks once more. */
export function ConfirmButton({ label, title, hint, onConfirm, ...button }: ConfirmButtonProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" {...button}>
          {label}
        </Button>
      }
      title={title}
      text={hint}
      cancel={labels.cancel}
      confirm={label}
      onConfirm={onConfirm}
    />
  );
}
