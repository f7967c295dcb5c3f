import { proposalLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { useState } from 'react';
import { labels } from '#labels/proposal';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const declineLabels = labels.decline;

export interface DeclineProposalProps {
  onDecline: (reason: string) => Promise<unknown>;
}

/** Declines a proposal, with a reason for its author. */
export function DeclineProposal({ onDecline }: DeclineProposalProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const call = usePressedCall();
  const submit = async () => {
    if (!(await call.run(() => onDecline(reason.trim())))) return;
    setOpen(false);
    showToast({ title: declineLabels.done, tone: 'success' });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{declineLabels.button}</Button>
      {isOpen ? (
        <FormDialog
          title={declineLabels.title}
          text={declineLabels.text}
          action={declineLabels.confirm}
          keep={declineLabels.cancel}
          disabled={reason.trim() === ''}
          isFilled={reason !== ''}
          call={call}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <Field label={declineLabels.reason} required>
            <Textarea
              value={reason}
              maxLength={proposalLimits.reasonLength}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </FormDialog>
      ) : null}
    </>
  );
}
