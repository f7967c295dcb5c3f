import { feeStatementLimits } from '@paidang/contract/limits';
import { labels } from '#labels/fee-statement';
import { unmaskedFeeStatementFile } from '../../data/fee-statements';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { saveFile } from '../../shared/paper/keep-file';
import { ProofDialog } from '../../shared/proof-dialog';
import { WordsDialog } from '../../step/moves/words-dialog';
import { showToast } from '../../stores/toasts';
import type { FeeDialog, FeeDialogProps } from './fee-dialog';
import { InvoiceDialog } from './invoice-dialog';
import { MakeDialog } from './make-dialog';
import { SignDialog } from './sign-dialog';

export interface FeeDialogsProps extends Omit<FeeDialogProps, 'onClose'> {
  dialog: FeeDialog;
  /** Opens another dialog instead; `null` closes it. */
  onOpen: (dialog: FeeDialog | null) => void;
}

const told = async (made: Promise<void>, title: string): Promise<void> => {
  await made;
  showToast({ title, tone: 'success' });
};

/** The actions on a fee statement, each in its own dialog. */
export default function FeeDialogs({ dialog, fee, moves, onOpen }: FeeDialogsProps) {
  // The statement the dialog was opened for; the server refuses the action if it has changed since.
  const statement = fee.current?.uuid ?? '';
  const onClose = () => onOpen(null);
  const common = { fee, moves, onClose };
  switch (dialog) {
    case 'make':
      return <MakeDialog {...common} />;
    case 'sign':
      return <SignDialog {...common} onOpen={onOpen} />;
    case 'invoice':
      return <InvoiceDialog {...common} />;
    case 'decline':
    case 'void': {
      const words = dialog === 'decline' ? labels.declining : labels.voiding;
      return (
        <WordsDialog
          {...words}
          required
          most={feeStatementLimits.reasonLength}
          about={[dialog, statement]}
          onSend={(reason) => told(moves[dialog](statement, reason), words.done)}
          onClose={onClose}
        />
      );
    }
    case 'withdraw': {
      const { title, text, action, done } = labels.withdrawing;
      return (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && onClose()}
          title={title}
          text={text}
          cancel={labels.cancel}
          confirm={action}
          onConfirm={() => told(moves.withdraw(statement), done)}
        />
      );
    }
    case 'whole': {
      const { title, hint, action } = labels.proof;
      return (
        <ProofDialog
          title={title}
          hint={hint}
          confirm={action}
          onConfirm={async (password) => saveFile(await unmaskedFeeStatementFile(fee.task.uuid, statement, password))}
          onClose={onClose}
        />
      );
    }
  }
}
