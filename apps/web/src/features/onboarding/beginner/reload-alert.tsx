import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { labels } from '#labels/beginner-guide';

/** The page was loaded anew, and with it where the guide was is gone. */
export function ReloadAlert({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog defaultOpen onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>{labels.reloaded}</AlertDialogTitle>
        <AlertDialogFooter>
          <AlertDialogCancel variant="ink">{labels.begin}</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
