import type { ApprovedCopy, WorkContent } from '@paidang/contract/entities';
import { knownPlatform } from '@paidang/contract/rules';
import { Checkbox } from '@paidang/ui/checkbox';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Textarea } from '@paidang/ui/textarea';
import { labels } from '#labels/works';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import type { StepErrors } from '../../step/step-kind';
import { CopyComparison, Disclosure, WorkClaims, WorkTrace } from './published-text';
import { useWorkRoom } from './work-room';

const formLabels = labels.form;

export interface WorkFormProps {
  /** Platform name as used in the brief. */
  platform: string;
  approved: ApprovedCopy | null;
  /** The disclosure that the brief asks for. */
  asked: string;
  content: WorkContent;
  onChange: (content: WorkContent) => void;
  errors: StepErrors;
}

/** Form for a creator's report of one platform. A separate file, so that readers never load it. */
export default function WorkForm({ platform, approved, asked, content, onChange, errors }: WorkFormProps) {
  const { setPublished } = useWorkRoom();
  const today = dayOf(useNow());
  const set = (change: Partial<WorkContent>) => onChange({ ...content, ...change });
  const host = knownPlatform(platform)?.hosts[0] ?? null;
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-4">
      <div data-tour="works-link" className="grid gap-1.5">
        <Field label={formLabels.url} hint={formLabels.urlHint(host)} error={errors.url} lines={2} required>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={content.url}
            onChange={(event) => set({ url: event.target.value })}
          />
        </Field>
        <div className="grid gap-x-5 gap-y-1.5 sm:grid-cols-2">
          <Field label={formLabels.date} error={errors.published_date} lines={1} required>
            <DatePicker
              value={content.published_date}
              today={today}
              max={today}
              onValueChange={(published_date) => set({ published_date })}
            />
          </Field>
          <Field label={formLabels.time} error={errors.published_time} lines={1} required>
            <Input
              type="time"
              value={content.published_time}
              onChange={(event) => set({ published_time: event.target.value })}
            />
          </Field>
        </div>
      </div>
      <div ref={setPublished} data-tour="works-text" className="relative">
        <Field
          label={formLabels.text}
          hint={approved ? formLabels.textHint : formLabels.textNotNeeded}
          error={errors.text}
          required={approved !== null}
          {...(approved ? {} : { optional: formLabels.optional })}
        >
          <Textarea
            minHeight={144}
            maxHeight={360}
            value={content.text}
            onChange={(event) => set({ text: event.target.value })}
          />
        </Field>
      </div>
      <fieldset className="grid gap-2 rounded-control border border-line px-4 py-3">
        <legend className="px-1 text-14 font-medium">{labels.disclosure.title}</legend>
        {asked ? <p className="text-13 whitespace-pre-line text-ink-2">{labels.disclosure.asked(asked)}</p> : null}
        {content.text.trim() ? <Disclosure text={content.text} /> : null}
        <Field error={errors.is_disclosed} className="mt-1">
          <Checkbox
            label={formLabels.disclosed}
            checked={content.is_disclosed}
            onCheckedChange={(checked) => set({ is_disclosed: checked === true })}
          />
        </Field>
      </fieldset>
      {content.text.trim() ? <WorkClaims text={content.text} platform={platform} /> : null}
      {content.text.trim() ? <WorkTrace isSent={false} text={content.text} /> : null}
      {approved ? <CopyComparison approved={approved} text={content.text} /> : null}
    </form>
  );
}
