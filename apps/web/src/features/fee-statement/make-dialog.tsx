import { feeStatementLimits } from '@paidang/contract/limits';
import { isTaxId, messages } from '@paidang/contract/rules';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { useRef, useState } from 'react';
import { labels } from '#labels/fee-statement';
import { FormDialog } from '../../shared/form-dialog';
import { useKeptForm } from '../../shared/kept-form/kept-form';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import type { FeeDialogProps } from './fee-dialog';

const { making: words } = labels;
const { nameLength, addressLength, amount: most } = feeStatementLimits;
const blank = { name: '', tax_id: '', address: '' };
const needed = (value: string) => (value.trim() === '' ? messages.fillThisField : null);

/** The vendor's part of the statement: the amount and the payer. */
export function MakeDialog({ fee, moves, onClose }: FeeDialogProps) {
  const payer = fee.current?.payer ?? fee.payer ?? { ...blank, name: fee.vendor.company_name };
  const start = { amount: (fee.current?.amount ?? fee.fee) as number | null, ...payer };
  const { form, change, forget } = useKeptForm(['fee-statement', fee.task.uuid], start);
  const [isTried, setTried] = useState(false);
  const call = usePressedCall();
  const element = useRef<HTMLDivElement>(null);
  const focusInvalid = useFocusInvalid(element);

  const problems = {
    amount: form.amount ? null : messages.fillThisField,
    name: needed(form.name),
    tax_id: needed(form.tax_id) ?? (isTaxId(form.tax_id.trim()) ? null : words.taxIdWrong),
    address: needed(form.address),
  };
  const errorOf = (field: keyof typeof problems) => (isTried ? problems[field] : null);
  const fill = (changes: Partial<typeof form>) => {
    change(changes);
    call.clear();
  };

  const submit = async () => {
    setTried(true);
    const { amount, name, address } = form;
    if (!amount || Object.values(problems).some((problem) => problem !== null)) return focusInvalid();
    const named = { name, tax_id: form.tax_id.trim(), address };
    if (!(await call.run(() => moves.make({ amount, payer: named })))) return;
    forget({ amount, ...named });
    showToast({ title: words.done, tone: 'success' });
    onClose();
  };

  return (
    <FormDialog
      title={words.title}
      text={words.text}
      action={words.action}
      keep={labels.cancel}
      isFilled
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={element} className="grid gap-2">
        <Field label={words.amount} hint={words.amountHint(fee.fee)} error={errorOf('amount')} lines={1} required>
          <NumberInput
            prefix="NT$"
            min={1}
            max={most}
            value={form.amount}
            onValueChange={(amount) => fill({ amount })}
          />
        </Field>
        <Field label={words.name} error={errorOf('name')} lines={1} required>
          <Input
            autoComplete="organization"
            maxLength={nameLength}
            value={form.name}
            onChange={(event) => fill({ name: event.target.value })}
          />
        </Field>
        <Field label={words.taxId} error={errorOf('tax_id')} lines={1} required>
          <Input
            inputMode="numeric"
            maxLength={8}
            value={form.tax_id}
            onChange={(event) => fill({ tax_id: event.target.value })}
          />
        </Field>
        <Field label={words.address} error={errorOf('address')} lines={1} required>
          <Input
            autoComplete="street-address"
            maxLength={addressLength}
            value={form.address}
            onChange={(event) => fill({ address: event.target.value })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
