import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@paidang/ui/alert-dialog';
import { type ReactElement, type ReactNode, useState } from 'react';
import { CallProblem, usePressedCall } from './pressed-call/pressed-call';

export interface ConfirmDialogProps {
  /** Controlled open state, if there is no trigger. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Opens the dialog and gets the focus back afterwards. */
  trigger?: ReactElement;
  title: string | null;
  text: ReactNode;
  cancel: string;
  /** Called on cancelling. @default nothing */
  onCancel?: () => void;
  confirm: string;
  /** The confirmed action. The dialog stays open while its promise is pending, and shows an error it throws. */
  onConfirm: () => unknown;
}

/**
 * Asks for confirmation before an action that is hard to undo.
 *
 * @example <ConfirmDialog open={isAsking} onOpenChange={setAsking} title="解除 LINE 綁定？" … onConfirm={unbind} />
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  text,
  cancel,
  onCancel,
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  const [own, setOwn] = useState(false);
  const call = usePressedCall();
  const change = (next: boolean) => {
    call.clear();
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <AlertDialog open={open ?? own} onOpenChange={(next) => !call.busy && change(next)}>
      {trigger ? <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger> : null}
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <CallProblem problem={call.problem} className="mt-4" />
        <AlertDialogFooter>
          <AlertDialogCancel disabled={call.busy} onClick={onCancel}>
            {cancel}
          </AlertDialogCancel>
          <AlertDialogAction
            busy={call.busy}
            onClick={(event) => {
              event.preventDefault();
              void call.run(onConfirm).then((isDone) => isDone && change(false));
            }}
          >
            {confirm}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
