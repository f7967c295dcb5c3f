import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { labels } from './labels';

export interface ConfirmMoveProps {
  /** The move asked about, `null` while nothing is. */
  move: 'finalise' | 'accept' | null;
  version: number;
  openComments: number;
  /** A draft holds words that were not sent. */
  hasDraft: boolean;
  onConfirm: (move: 'finalise' | 'accept') => void;
  onCancel: () => void;
}

const words = labels.confirm;

/** Asks before a version becomes the last word. */
export function ConfirmMove({ move, version, openComments, hasDraft, onConfirm, onCancel }: ConfirmMoveProps) {
  const isFinal = move === 'finalise';
  const text = [
    openComments > 0 ? words.open(openComments) : '',
    isFinal ? words.finaliseText : words.acceptText,
    isFinal && hasDraft ? words.finaliseDraft : '',
  ].join('');
  return (
    <AlertDialog open={move !== null} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialogContent>
        <AlertDialogTitle>{isFinal ? words.finalise(version) : words.accept(version)}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{words.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={() => move && onConfirm(move)}>
            {(openComments > 0 ? words.anyway : words.ok)[move ?? 'accept']}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
