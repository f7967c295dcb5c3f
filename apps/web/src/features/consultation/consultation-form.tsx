import { consultationLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { type ConsultationTopic, consultationTopics, consultationTopicTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Checkbox } from '@paidang/ui/checkbox';
import { cn } from '@paidang/ui/cn';
import { Field } from '@paidang/ui/field';
import { Input, type InputProps } from '@paidang/ui/input';
import { Select } from '@paidang/ui/select';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useId, useRef } from 'react';
import { labels } from '#labels/consultation';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import type { ConsultationField } from './consultation';
import { ConsultationSent } from './consultation-sent';
import { type ConsultationState, useConsultation } from './use-consultation';

const topics = consultationTopics.map((value) => ({ value, label: consultationTopicTitles[value] }));
const { nameLength, companyLength, messageLength } = consultationLimits;

export interface ConsultationFormProps {
  /** Subject of the page; preselected. */
  topic?: ConsultationTopic;
  className?: string;
}

/** Consultation form for visitors; requires no account. */
export function ConsultationForm({ topic, className }: ConsultationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useConsultation(form, topic);
  const focusInvalid = useFocusInvalid(form);
  const { fields, busy, failure, sentTo } = state;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await state.send())) focusInvalid();
  };

  if (sentTo) return <ConsultationSent email={sentTo} onAnother={state.startOver} className={className} />;
  return (
    <form ref={form} noValidate onSubmit={submit} className={cn('grid gap-x-4 gap-y-2.5 sm:grid-cols-2', className)}>
      <div aria-live="assertive" className="not-empty:mb-3 empty:hidden sm:col-span-2">
        {failure ? <Callout tone="danger">{failure}</Callout> : null}
      </div>
      <Line state={state} field="name" label={labels.name} autoComplete="name" maxLength={nameLength} required />
      <Line
        state={state}
        field="company"
        label={labels.company}
        autoComplete="organization"
        maxLength={companyLength}
        required
      />
      <Line
        state={state}
        field="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <Line state={state} field="phone" label={labels.phone} type="tel" autoComplete="tel" optional={labels.optional} />
      <Field label={labels.topic} error={state.errorOf('topic')} lines={1} required className="sm:col-span-2">
        <Select
          size="lg"
          placeholder={labels.chooseTopic}
          options={topics}
          value={fields.topic || undefined}
          onValueChange={(chosen) => state.change({ topic: chosen })}
        />
      </Field>
      <Field label={labels.message} error={state.errorOf('message')} lines={1} required className="sm:col-span-2">
        <Textarea
          name="message"
          minHeight={144}
          maxHeight={320}
          maxLength={messageLength}
          placeholder={labels.messagePlaceholder}
          value={fields.message}
          onChange={(event) => state.change({ message: event.target.value })}
          onBlur={() => state.leave('message')}
        />
      </Field>
      <Website state={state} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:col-span-2">
        <Consent state={state} />
        <Button type="submit" variant="ink" size="lg" busy={busy} className="max-sm:w-full">
          {labels.send}
        </Button>
      </div>
    </form>
  );
}

interface StateProps {
  state: ConsultationState;
}

interface LineProps extends StateProps, Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  field: ConsultationField;
  label: string;
  required?: boolean;
  optional?: string;
}

function Line({ state, field, label, required = false, optional, ...input }: LineProps) {
  return (
    <Field label={label} error={state.errorOf(field)} lines={1} required={required} {...(optional ? { optional } : {})}>
      <Input
        {...input}
        name={field}
        size="lg"
        value={state.fields[field]}
        onChange={(event) => state.change({ [field]: event.target.value })}
        onBlur={() => state.leave(field)}
      />
    </Field>
  );
}

/** Honeypot: a field that only bots fill in, since users can neither see nor reach it. */
function Website({ state }: StateProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {labels.website}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={state.website}
          onChange={(event) => state.setWebsite(event.target.value)}
        />
      </label>
    </div>
  );
}

function Consent({ state }: StateProps) {
  const words = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Checkbox
        label={labels.agree}
        checked={state.agreed}
        aria-invalid={state.lacksConsent || undefined}
        aria-describedby={state.lacksConsent ? words : undefined}
        onCheckedChange={(agreed) => state.setAgreed(agreed === true)}
      />
      <a
        href={paths.termsOfUse}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-line-strong underline-offset-3 hover:decoration-current"
      >
        {labels.terms}
      </a>
      <p id={words} className="w-full text-13 text-danger-600 empty:hidden">
        {state.lacksConsent ? messages.agreeToContact : null}
      </p>
    </div>
  );
}
