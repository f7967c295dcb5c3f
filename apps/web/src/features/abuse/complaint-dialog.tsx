import { abuseLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { type AbuseReason, abuseReasons, abuseReasonTitles } from '@paidang/contract/vocabulary';
import { Field } from '@paidang/ui/field';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { Textarea } from '@paidang/ui/textarea';
import { useState } from 'react';
import { labels } from '#labels/complaint';
import { sendComplaint } from '../../data/abuse-reports';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { type ReportedWords, useComplaint } from '../../stores/complaint';
import { showToast } from '../../stores/toasts';

export interface ComplaintDialogProps {
  about: ReportedWords;
}

/** Form for reporting abusive content, with a reason. */
export default function ComplaintDialog({ about }: ComplaintDialogProps) {
  const close = useComplaint((state) => state.close);
  const [reason, setReason] = useState<AbuseReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const call = usePressedCall();

  const submit = async () => {
    setMissing(reason === null);
    if (!reason) return;
    if (!(await call.run(() => sendComplaint(about, reason, note)))) return;
    close();
    showToast({ title: labels.sent, tone: 'success' });
  };

  return (
    <FormDialog
      title={labels.title}
      text={labels.text}
      action={labels.send}
      keep={labels.cancel}
      isFilled={note !== ''}
      call={call}
      onSubmit={submit}
      onClose={close}
    >
      <blockquote className="line-clamp-4 border-l-2 border-line-strong pl-3 text-13 text-ink-2 wrap-anywhere">
        {about.text || labels.file}
      </blockquote>
      <Field label={labels.reason} error={isMissing ? messages.fillThisField : null}>
        <RadioGroup
          value={reason ?? ''}
          onValueChange={(value) => {
            setReason(value as AbuseReason);
            setMissing(false);
          }}
          className="grid gap-1 sm:grid-cols-2"
        >
          {abuseReasons.map((value) => (
            <Radio key={value} value={value} label={abuseReasonTitles[value]} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={labels.note} optional={labels.optional}>
        <Textarea value={note} maxLength={abuseLimits.noteLength} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
