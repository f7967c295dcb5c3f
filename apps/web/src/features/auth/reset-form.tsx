import { checkNewPassword, messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { PasswordInput } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/auth';
import { ApiError } from '../../data/errors';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { useFocusInvalid } from '../../shared/use-focus-invalid';

export interface ResetFormProps {
  /** Sets the password. A refusal that has no message for the field is about the link. */
  onSubmit: (password: string) => Promise<void>;
}

/** A new password, typed twice. */
export function ResetForm({ onSubmit }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState({ password: false, again: false });
  const [refused, setRefused] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);

  const wrong = checkNewPassword(password, 'page');
  const differs = password === again ? null : messages.passwordsDiffer;
  const ready = !wrong && !differs;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!ready) {
      setLeft({ password: true, again: true });
      return focusInvalid();
    }
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(password);
    } catch (error) {
      const field = error instanceof ApiError ? error.errors.password?.[0] : undefined;
      setRefused(field ?? null);
      if (!field) setFailure(wordsInside(error));
      setBusy(false);
    }
  };

  const names = { showLabel: labels.showPassword, hideLabel: labels.hidePassword, autoComplete: 'new-password' };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-1.5 text-left">
      <div aria-live="assertive" className="not-empty:mb-3 empty:hidden">
        {failure ? <Callout tone="danger">{failure}</Callout> : null}
      </div>
      <Field label={labels.reset.password} required error={refused ?? (left.password ? wrong : null)} lines={1}>
        <PasswordInput
          {...names}
          size="lg"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setRefused(null);
          }}
          onBlur={() => setLeft((fields) => ({ ...fields, password: true }))}
        />
      </Field>
      <Field label={labels.reset.again} required error={left.again ? differs : null} lines={1}>
        <PasswordInput
          {...names}
          size="lg"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
          onBlur={() => setLeft((fields) => ({ ...fields, again: again !== '' }))}
        />
      </Field>
      <Button type="submit" variant="ink" size="lg" off={!ready} busy={busy}>
        {labels.reset.submit}
      </Button>
    </form>
  );
}
