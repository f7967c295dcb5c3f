import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import type { ReasonLabels } from '../labels';

export interface ReasonFormProps {
  labels: Pick<ReasonLabels, 'field' | 'hint' | 'save' | 'cancel' | 'failed'>;
  /** Stores the reason. If it rejects, the typed text stays. */
  onReason: (reason: string) => Promise<unknown>;
  /** Called when the reason was stored, and when the form is cancelled. */
  onClose: () => void;
  /** Describes why a reason was not stored. @default `labels.failed` */
  describeError?: ((error: unknown) => string) | undefined;
  /** @default 500 */
  maxLength?: number;
}

/**
 * Form for the user's reason why a finding does not apply.
 *
 * @example <ReasonForm labels={labels.reason} onReason={keep} onClose={() => setOpen(false)} />
 */
export function ReasonForm({ labels, onReason, onClose, describeError, maxLength = 500 }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isEmpty = reason.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onReason(reason.trim());
      onClose();
    } catch (error) {
      setProblem(describeError?.(error) ?? labels.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={send} className="pdl:grid pdl:w-full pdl:gap-2">
      <Field label={labels.field} hint={labels.hint} error={problem}>
        <Textarea
          autoFocus
          minHeight={72}
          maxLength={maxLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="pdl:flex pdl:gap-2">
        <Button size="sm" type="submit" variant="ink" busy={isBusy} off={isEmpty}>
          {labels.save}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  );
}
