import { limits } from '@paidang/contract/limits';
import { labels } from '#labels/project-end';
import { useProjectEnd } from '../../data/project-end';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { WordsDialog } from '../../step/moves/words-dialog';
import { showToast } from '../../stores/toasts';

export type CancelAnswer = 'agree' | 'decline' | 'withdraw';

export interface AnswerCancelDialogProps {
  answer: CancelAnswer;
  project: string;
  /** Id of the cancellation request that was displayed. */
  cancellation: string;
  onClose: () => void;
}

/** Agrees to a cancellation request, declines it with a message, or withdraws it. */
export default function AnswerCancelDialog({ answer, project, cancellation, onClose }: AnswerCancelDialogProps) {
  const end = useProjectEnd(project);
  const told = async (made: Promise<void>) => {
    await made;
    showToast({ title: labels.done[answer], tone: 'success' });
  };
  if (answer === 'decline') {
    const { declining } = labels;
    return (
      <WordsDialog
        title={declining.title}
        text={declining.text}
        field={declining.field}
        placeholder={declining.placeholder}
        action={declining.action}
        required
        most={limits.project.reasonLength}
        about={['decline', cancellation]}
        onSend={(words) => told(end.decline(cancellation, words))}
        onClose={onClose}
      />
    );
  }
  const words = answer === 'agree' ? labels.agreeing : labels.withdrawing;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      text={words.text}
      cancel={words.keep}
      confirm={words.action}
      onConfirm={() => told(end[answer](cancellation))}
    />
  );
}
