import { feeStatementLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { useState } from 'react';
import { labels } from '#labels/fee-statement';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { FormDialog } from '../../shared/form-dialog';
import { personName } from '../../shared/people';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';
import type { FeeDialogProps } from './fee-dialog';

const { invoicing: words } = labels;

/** The creator sends the vendor an invoice instead of signing a statement. */
export function InvoiceDialog({ fee, moves, onClose }: FeeDialogProps) {
  const today = dayOf(useNow());
  const [statement] = useState(fee.current?.uuid ?? '');
  const [number, setNumber] = useState('');
  const [date, setDate] = useState<string | null>(today);
  const [isTried, setTried] = useState(false);
  const call = usePressedCall();
  const missing = number.trim() === '' ? messages.fillThisField : null;

  const submit = async () => {
    setTried(true);
    if (missing || !date) return;
    if (!(await call.run(() => moves.invoice({ statement, invoice: { number, date } })))) return;
    showToast({ title: words.done, tone: 'success' });
    onClose();
  };

  return (
    <FormDialog
      title={words.title}
      text={words.text(personName(fee.vendor))}
      action={words.action}
      keep={labels.cancel}
      isFilled={number !== ''}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.number} error={isTried ? missing : null} lines={1} required>
        <Input
          autoComplete="off"
          maxLength={feeStatementLimits.invoiceLength}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      <Field label={words.date} error={isTried && !date ? messages.fillThisField : null} lines={1} required>
        <DatePicker value={date} today={today} onValueChange={setDate} />
      </Field>
    </FormDialog>
  );
}
