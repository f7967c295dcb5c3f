import type { TaskFee } from '@paidang/contract/entities';
import type { TaskFeeMoves } from '../../data/fee-statements';

/** What is asked about a statement of a fee. */
export type FeeDialog = 'make' | 'sign' | 'invoice' | 'decline' | 'withdraw' | 'void' | 'whole';

export interface FeeDialogProps {
  fee: TaskFee;
  moves: TaskFeeMoves;
  onClose: () => void;
}
