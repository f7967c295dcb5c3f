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
import { Button, type ButtonProps } from '@paidang/ui/button';
import { labels } from './labels';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'busy'> {
  label: string;
  title: string;
  hint: string;
  onConfirm: () => void;
}

/** A button whose press asks once more. */
export function ConfirmButton({ label, title, hint, onConfirm, ...button }: ConfirmButtonProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" {...button}>
          {label}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{hint}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{labels.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{label}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
