import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import type { ReasonLabels } from '../labels';

export interface ReasonFormProps {
  labels: ReasonLabels;
  onReason: (reason: string) => Promise<unknown>;
  describeError: ((error: unknown) => string) | undefined;
}

/** As long as a reason may be. */
const longest = 500;

/** Why words may be said after all, in one's own name; a button until it is wanted. What was typed stays when it is not kept. */
export function ReasonForm({ labels, onReason, describeError }: ReasonFormProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (reason === null) {
    return (
      <Button size="sm" variant="line" className="pdl:justify-self-start" onClick={() => setReason('')}>
        {labels.open}
      </Button>
    );
  }
  const isEmpty = reason.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onReason(reason.trim());
      setReason(null);
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
          maxLength={longest}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="pdl:flex pdl:gap-2">
        <Button size="sm" type="submit" variant="ink" busy={isBusy} off={isEmpty}>
          {labels.save}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setReason(null)}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  );
}
