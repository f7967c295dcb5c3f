import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { payDayAfter } from '@paidang/contract/income';
import { labels } from '#labels/console-rewards';
import { labels as statementLabels } from '#labels/income-statement';
import { amount, dollars } from '#labels/money';
import { ConsoleFacts } from '../../shared/console/console-facts';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';

const approveLabels = labels.approve;
const taken = (sum: number): string => (sum > 0 ? `−${amount(sum)}` : amount(sum));

export interface ApproveDialogProps {
  reward: Pick<PlatformRewardDetail, 'statement'>;
  onApprove: () => Promise<void>;
  onDone: (payDay: string) => void;
  onClose: () => void;
}

/** Shows what an approval makes final, and asks for confirmation. */
export function ApproveDialog({ reward: { statement }, onApprove, onDone, onClose }: ApproveDialogProps) {
  const call = usePressedCall();
  const today = dayOf(useNow());
  const payDay = longDay(payDayAfter(today), today);
  const { figures, payee } = statement;
  const submit = async () => {
    if (!(await call.run(onApprove))) return;
    onDone(payDay);
    onClose();
  };
  return (
    <FormDialog
      title={approveLabels.title}
      text={approveLabels.text}
      action={labels.moves.approve(dollars(figures.net))}
      keep={labels.moves.cancel}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <ConsoleFacts
        facts={[
          [approveLabels.payee, payee.name],
          [statementLabels.gross, amount(figures.gross)],
          [statementLabels.withholding, taken(figures.withholding.amount)],
          [statementLabels.premium, taken(figures.premium.amount)],
          [
            statementLabels.net,
            <b key="net" className="text-18 font-strong">
              {amount(figures.net)}
            </b>,
          ],
          [approveLabels.payDay, payDay],
        ]}
      />
    </FormDialog>
  );
}
