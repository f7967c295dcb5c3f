import { limits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/trace';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

const words = labels.form;

export interface MarkFormProps {
  /** Says where it is done, in one's own name. @throws why it was not kept */
  onSave: (note: string) => Promise<void>;
  onCancel: () => void;
}

/** Where a requirement is met that was not found. */
export function MarkForm({ onSave, onCancel }: MarkFormProps) {
  const [note, setNote] = useState('');
  const call = usePressedCall();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') return;
    void call.run(() => onSave(note.trim()));
  };
  return (
    <form noValidate onSubmit={save} className="grid w-full gap-2">
      <Field label={words.note} hint={words.hint}>
        <Textarea
          autoFocus
          minHeight={64}
          maxLength={limits.trace.noteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <CallProblem problem={call.problem} />
      <div className="flex gap-2">
        <Button size="sm" type="submit" variant="ink" busy={call.busy} off={note.trim() === ''}>
          {words.save}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
