import type { TaskFee } from '@paidang/contract/entities';
import type { TaskFeeMoves } from '../../data/fee-statements';

/** The dialogs for actions on a fee statement. */
export type FeeDialog = 'make' | 'sign' | 'invoice' | 'decline' | 'withdraw' | 'void' | 'whole';

export interface FeeDialogProps {
  fee: TaskFee;
  moves: TaskFeeMoves;
  onClose: () => void;
}
