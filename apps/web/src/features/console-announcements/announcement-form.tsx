import { operationLimits } from '@paidang/contract/limits';
import { isPage } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import {
  type AnnouncementAudience,
  announcementAudiences,
  announcementAudienceTitles,
} from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { Textarea } from '@paidang/ui/textarea';
import { Bell } from 'lucide-react';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { labels } from '#labels/console-operations';
import type { AnnouncementInput } from '../../data/console-announcements';
import { FormDialog } from '../../shared/form-dialog';
import { createTabDraft } from '../../shared/kept-form/tab-draft';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';

const announcementLabels = labels.announcements;

interface Draft {
  text: string;
  path: string;
  audience: AnnouncementAudience;
}
const empty: Draft = { text: '', path: '', audience: 'all' };

const problemsOf = ({ text, path }: Draft) => ({
  text: text.trim() === '' ? messages.fillThisField : null,
  path: path.trim() === '' || isPage(path.trim()) ? null : messages.announcementPath,
});

export interface AnnouncementFormProps {
  /** Number of people in each audience. */
  people: Record<AnnouncementAudience, number>;
  onSend: (announcement: AnnouncementInput) => Promise<void>;
}

/** Writes an announcement, previews it as displayed in the bell, and asks for confirmation before it is sent. */
export function AnnouncementForm({ people, onSend }: AnnouncementFormProps) {
  const draft = useMemo(() => createTabDraft(sessionStorage, 'paidang.console-announcement', empty), []);
  const [form, setForm] = useState<Draft>(() => ({ ...empty, ...draft.read() }));
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const uuid = useRef(crypto.randomUUID());
  const fields = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(fields);
  const call = usePressedCall();
  const problems = problemsOf(form);

  const change = (changes: Partial<Draft>) => {
    const next = { ...form, ...changes };
    setForm(next);
    draft.keep(next);
    uuid.current = crypto.randomUUID();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.text || problems.path) focusInvalid();
    else setAsking(true);
  };
  const send = async () => {
    if (!(await call.run(() => onSend({ ...form, uuid: uuid.current })))) return;
    draft.forget();
    setForm(empty);
    setTried(false);
    setAsking(false);
    uuid.current = crypto.randomUUID();
    showToast({ title: announcementLabels.sent, tone: 'success' });
  };

  return (
    <form ref={fields} noValidate onSubmit={submit} className="grid max-w-[640px] gap-4">
      <Field
        label={announcementLabels.text}
        hint={announcementLabels.textHint}
        error={isTried ? problems.text : null}
        required
      >
        <Textarea
          minHeight={72}
          value={form.text}
          maxLength={operationLimits.announcementLength}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <Field
        label={announcementLabels.path}
        optional={announcementLabels.optional}
        hint={announcementLabels.pathHint}
        error={isTried ? problems.path : null}
      >
        <Input
          value={form.path}
          maxLength={operationLimits.pathLength}
          onChange={(event) => change({ path: event.target.value })}
        />
      </Field>
      <Field label={announcementLabels.audience}>
        <RadioGroup
          orientation="horizontal"
          value={form.audience}
          onValueChange={(audience) => change({ audience: audience as AnnouncementAudience })}
        >
          {announcementAudiences.map((value) => (
            <Radio
              key={value}
              value={value}
              label={`${announcementAudienceTitles[value]}（${announcementLabels.people(people[value])}）`}
            />
          ))}
        </RadioGroup>
      </Field>
      <div>
        <p className="mb-1.5 text-13 text-ink-3">{announcementLabels.preview}</p>
        <p className="flex items-start gap-3 rounded-card border border-line bg-surface p-4">
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          <span className={form.text.trim() ? 'wrap-anywhere' : 'text-ink-3'}>
            {form.text.trim() || announcementLabels.previewEmpty}
          </span>
        </p>
      </div>
      <div>
        <Button type="submit" variant="ink">
          {announcementLabels.send}
        </Button>
      </div>
      {isAsking ? (
        <FormDialog
          title={announcementLabels.confirmTitle}
          text={announcementLabels.confirmText(announcementAudienceTitles[form.audience], people[form.audience])}
          action={announcementLabels.send}
          keep={labels.cancel}
          call={call}
          onSubmit={send}
          onClose={() => setAsking(false)}
        >
          <p className="wrap-anywhere">{form.text.trim()}</p>
        </FormDialog>
      ) : null}
    </form>
  );
}
