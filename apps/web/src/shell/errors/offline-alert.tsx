import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { labels } from '../labels';

export interface OfflineAlertProps {
  text: string;
  onClose: () => void;
}

/** The device has no connection. */
export default function OfflineAlert({ text, onClose }: OfflineAlertProps) {
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>{labels.errors.offlineTitle}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogAction>{labels.errors.ok}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
