import { limits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/claims';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

const words = labels.answer;

/** Why words may be said after all, in one's own name; a button until it is wanted. */
export function AnswerForm({ onAnswer }: { onAnswer: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState<string | null>(null);
  const call = usePressedCall();
  if (reason === null) {
    return (
      <Button size="sm" variant="line" onClick={() => setReason('')}>
        {words.open}
      </Button>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    void call.run(() => onAnswer(reason.trim())).then((isDone) => isDone && setReason(null));
  };
  return (
    <form noValidate onSubmit={send} className="grid w-full gap-2">
      <Field label={words.field} hint={words.hint}>
        <Textarea
          autoFocus
          minHeight={72}
          maxLength={limits.claims.reasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <CallProblem problem={call.problem} />
      <div className="flex gap-2">
        <Button size="sm" type="submit" variant="ink" busy={call.busy} off={reason.trim() === ''}>
          {words.save}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setReason(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
