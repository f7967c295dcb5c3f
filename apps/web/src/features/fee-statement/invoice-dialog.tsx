import { feeStatementLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { DatePicker } from '@paidang/ui/date-picker';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/fee-statement';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { personName } from '../../shared/people';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';
import type { FeeDialogProps } from './fee-dialog';

const { invoicing: words } = labels;

/** The creator bills the vendor in place of a statement. */
export function InvoiceDialog({ fee, moves, onClose }: FeeDialogProps) {
  const today = dayOf(useNow());
  const [statement] = useState(fee.current?.uuid ?? '');
  const [number, setNumber] = useState('');
  const [date, setDate] = useState<string | null>(today);
  const [isTried, setTried] = useState(false);
  const call = usePressedCall();
  const missing = number.trim() === '' ? messages.fillThisField : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing || !date) return;
    if (!(await call.run(() => moves.invoice({ statement, invoice: { number, date } })))) return;
    showToast({ title: words.done, tone: 'success' });
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent className="w-[min(432px,calc(100%-32px))]">
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.text(personName(fee.vendor))}</DialogDescription>
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-2">
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
          <CallProblem problem={call.problem} />
          <DialogFooter className="mt-2">
            <Button variant="ghost" disabled={call.busy} onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" variant="ink" busy={call.busy}>
              {words.action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
