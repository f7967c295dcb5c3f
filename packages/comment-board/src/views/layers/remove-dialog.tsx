import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { useLabels } from '../../react/board-context';

interface RemoveDialogProps {
  open: boolean;
  hasReplies: boolean;
  onClose: () => void;
  onReturn: () => void;
  onRemove: () => void;
}

/** Asks for confirmation before a comment is deleted, because that cannot be undone. */
export default function RemoveDialog({ open, hasReplies, onClose, onReturn, onRemove }: RemoveDialogProps) {
  const labels = useLabels();
  return (
    <AlertDialog open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          if (!event.defaultPrevented) onReturn();
          event.preventDefault();
        }}
      >
        <AlertDialogTitle>{labels.removeTitle}</AlertDialogTitle>
        <AlertDialogDescription>{hasReplies ? labels.removeWithRepliesText : labels.removeText}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{labels.cancel}</AlertDialogCancel>
          <AlertDialogAction variant="danger" onClick={onRemove}>
            {labels.remove}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
