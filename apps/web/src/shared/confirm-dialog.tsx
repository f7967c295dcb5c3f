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
import type { ReactElement, ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** Whether it is asked, when not the trigger decides. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Opens it, and has the focus again afterwards. */
  trigger?: ReactElement;
  title: string | null;
  text: ReactNode;
  cancel: string;
  confirm: string;
  onConfirm: () => void;
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
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      {trigger ? <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger> : null}
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{confirm}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
