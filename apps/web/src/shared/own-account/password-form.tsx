import { checkNewPassword, messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { PasswordInput } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/own-account';
import { labels as proofLabels } from '#labels/proof';
import { ApiError } from '../../data/errors';
import { wordsInside } from '../pressed-call/report-failure';
import { useFocusInvalid } from '../use-focus-invalid';

const empty = { current: '', next: '', again: '' };
type Name = keyof typeof empty;

export interface PasswordFormProps {
  /** Address of the account, for password managers. */
  email: string;
  /** Changes the password and signs out the other devices. An error is shown at its field. */
  onSubmit: (current: string, next: string) => Promise<unknown>;
  onDone: () => void;
}

/** The current password, and the new one typed twice. */
export function PasswordForm({ email, onSubmit, onDone }: PasswordFormProps) {
  const [form, setForm] = useState(empty);
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({});
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(element);
  const { password } = labels;

  const wrong: Record<Name, string | null> = {
    current: form.current === '' ? messages.fillPassword : null,
    next: checkNewPassword(form.next, 'page'),
    again: form.next === form.again ? null : messages.passwordsDiffer,
  };
  const ready = !wrong.current && !wrong.next && !wrong.again;

  const showFailure = (error: unknown) => {
    const { current_password: [current] = [], password: [next] = [] } = error instanceof ApiError ? error.errors : {};
    setRefused({ ...(current ? { current } : {}), ...(next ? { next } : {}) });
    if (!current && !next) setFailure(wordsInside(error));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!ready) {
      setTouched({ current: true, next: true, again: true });
      return focusInvalid();
    }
    setBusy(true);
    setFailure(null);
    setDone(false);
    try {
      await onSubmit(form.current, form.next);
      setForm(empty);
      setTouched({});
      setDone(true);
      onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: Name, label: string, autoComplete: string) => (
    <Field label={label} required error={refused[name] ?? (touched[name] ? wrong[name] : null)} lines={1}>
      <PasswordInput
        showLabel={proofLabels.show}
        hideLabel={proofLabels.hide}
        autoComplete={autoComplete}
        value={form[name]}
        onChange={(event) => {
          setForm((current) => ({ ...current, [name]: event.target.value }));
          setDone(false);
          setRefused((current) => ({ ...current, [name]: undefined }));
        }}
        onBlur={() => setTouched((current) => ({ ...current, [name]: form[name] !== '' }))}
      />
    </Field>
  );

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid max-w-[400px] gap-1.5">
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {field('current', password.current, 'current-password')}
      {field('next', password.next, 'new-password')}
      {field('again', password.again, 'new-password')}
      <div aria-live="assertive" className="not-empty:mb-3 empty:hidden">
        {failure ? <Callout tone="danger">{failure}</Callout> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="ink" off={!ready} busy={busy}>
          {password.submit}
        </Button>
        {/* Shown inline: a toast at the top of the window would cover a heading. */}
        <p role="status" className="text-14 text-success-600">
          {done ? password.done : null}
        </p>
      </div>
    </form>
  );
}
