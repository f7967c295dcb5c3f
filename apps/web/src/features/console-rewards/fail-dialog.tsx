import { rewardLimits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { useState } from 'react';
import { labels } from '#labels/console-rewards';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';

const failLabels = labels.fail;

export interface FailDialogProps {
  onFail: (reason: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the bank's reason for a failed payment. */
export function FailDialog({ onFail, onDone, onClose }: FailDialogProps) {
  const [reason, setReason] = useState('');
  const call = usePressedCall();
  const isEmpty = reason.trim() === '';
  const submit = async () => {
    if (isEmpty || !(await call.run(() => onFail(reason)))) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={failLabels.title}
      text={failLabels.text}
      action={failLabels.title}
      keep={labels.moves.cancel}
      disabled={isEmpty}
      isFilled={!isEmpty}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={failLabels.reason} hint={failLabels.reasonHint} required>
        <Textarea
          value={reason}
          maxLength={rewardLimits.reasonLength}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
