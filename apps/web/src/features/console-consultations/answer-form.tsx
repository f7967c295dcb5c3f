import { consultationLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useMemo, useState } from 'react';
import { labels } from '#labels/console-operations';
import { createTabDraft } from '../../shared/kept-form/tab-draft';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const consultationLabels = labels.consultations;

export interface AnswerFormProps {
  consultation: string;
  /** Why answering is disabled; `null` if it is not. */
  blocked: string | null;
  onSend: (text: string) => Promise<unknown>;
}

/** Answer to the visitor; the text is kept in this tab until it is sent. */
export function AnswerForm({ consultation, blocked, onSend }: AnswerFormProps) {
  const draft = useMemo(
    () => createTabDraft(sessionStorage, `paidang.console-answer.${consultation}`, { text: '' }),
    [consultation],
  );
  const [text, setText] = useState(() => draft.read().text ?? '');
  const call = usePressedCall();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || !(await call.run(() => onSend(text)))) return;
    draft.forget();
    setText('');
    showToast({ title: consultationLabels.sent, tone: 'success' });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={consultationLabels.answer} hint={blocked ?? consultationLabels.answerHint}>
        <Textarea
          minHeight={120}
          maxHeight={400}
          value={text}
          maxLength={consultationLimits.answerLength}
          onChange={(event) => {
            setText(event.target.value);
            draft.keep({ text: event.target.value });
          }}
        />
      </Field>
      <CallProblem problem={call.problem} />
      <div>
        <Button type="submit" variant="ink" busy={call.busy} disabled={blocked !== null || text.trim() === ''}>
          {consultationLabels.send}
        </Button>
      </div>
    </form>
  );
}
