import { consultationLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/console-operations';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const consultationLabels = labels.consultations;

export interface NoteFormProps {
  note: string;
  onSave: (note: string) => Promise<unknown>;
}

/** Internal note of the team. */
export function NoteForm({ note, onSave }: NoteFormProps) {
  const [text, setText] = useState(note);
  const call = usePressedCall();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await call.run(() => onSave(text))) showToast({ title: consultationLabels.noteSaved, tone: 'success' });
  };
  return (
    <form onSubmit={submit} className="grid gap-3 border-t border-line pt-6">
      <Field label={consultationLabels.note} hint={consultationLabels.noteHint}>
        <Textarea
          minHeight={72}
          value={text}
          maxLength={consultationLimits.noteLength}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <CallProblem problem={call.problem} />
      <div>
        <Button type="submit" size="sm" busy={call.busy} disabled={text.trim() === note}>
          {consultationLabels.saveNote}
        </Button>
      </div>
    </form>
  );
}
