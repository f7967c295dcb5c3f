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
  /** Whether it is asked, when not the trigger decides. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Opens it, and has the focus again afterwards. */
  trigger?: ReactElement;
  title: string | null;
  text: ReactNode;
  cancel: string;
  /** What is done instead. @default nothing */
  onCancel?: () => void;
  confirm: string;
  /** What it was asked for. A promise keeps the dialog until it is done; what it throws is shown inside. */
  onConfirm: () => unknown;
}

/**
 * Asks once more before what is hard to take back.
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
