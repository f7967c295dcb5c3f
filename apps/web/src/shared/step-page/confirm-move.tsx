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
import type { StepWords } from './step-kind';

export interface ConfirmMoveProps {
  words: StepWords;
  /** The move asked about, `null` while nothing is. */
  move: 'finalise' | 'accept' | null;
  version: number;
  openComments: number;
  /** A draft holds words that were not sent. */
  hasDraft: boolean;
  onConfirm: (move: 'finalise' | 'accept') => void;
  onCancel: () => void;
}

const ask = labels.confirm;

/** Asks before a version becomes the last word. */
export function ConfirmMove({ words, move, version, openComments, hasDraft, onConfirm, onCancel }: ConfirmMoveProps) {
  const isFinal = move === 'finalise';
  const text = [
    openComments > 0 ? ask.open(openComments) : '',
    isFinal ? ask.finaliseText : words.acceptText,
    isFinal && hasDraft ? ask.finaliseDraft : '',
  ].join('');
  return (
    <AlertDialog open={move !== null} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialogContent>
        <AlertDialogTitle>{isFinal ? ask.finalise(version) : words.confirm(version)}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{ask.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={() => move && onConfirm(move)}>
            {(openComments > 0 ? ask.anyway : ask.ok(words.noun))[move ?? 'accept']}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
