import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import type { ReactNode } from 'react';
import { CallProblem, type PressedCall } from './pressed-call/pressed-call';

export interface FormDialogProps {
  title: string;
  text: string;
  /** Label of the submit button. */
  action: string;
  /** Label of the button that cancels. */
  keep: string;
  /** Disables the submit button. @default false */
  disabled?: boolean;
  /** Whether something was filled in, so that a click outside must not close the dialog. @default false */
  isFilled?: boolean;
  call: Pick<PressedCall, 'busy' | 'problem'>;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog: it stays open while it is being sent, and shows why sending failed.
 *
 * @example <FormDialog title="編輯專案" … call={call} onSubmit={submit} onClose={onClose}><Field … /></FormDialog>
 */
export function FormDialog({
  title,
  text,
  action,
  keep,
  disabled = false,
  isFilled = false,
  call: { busy, problem },
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent onInteractOutside={(event) => isFilled && event.preventDefault()}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <form
          noValidate
          className="mt-5 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
          <div>
            <CallProblem problem={problem} className="mb-4" />
            <DialogFooter className="mt-2">
              <Button variant="ghost" disabled={busy} onClick={onClose}>
                {keep}
              </Button>
              <Button type="submit" variant="ink" busy={busy} disabled={disabled}>
                {action}
              </Button>
            </DialogFooter>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
