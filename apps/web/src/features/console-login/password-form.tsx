import { checkEmail, checkPassword } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Input, PasswordInput } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { labels as auth } from '#labels/auth';
import { labels } from '#labels/console';
import { beginSignIn, type SignInTicket } from '../../data/console';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';

export interface PasswordFormProps {
  onTicket: (ticket: SignInTicket) => void;
}

/** First step of the login: e-mail and password. */
export function PasswordForm({ onTicket }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { busy, problem, run } = usePressedCall();
  const errors = { email: checkEmail(email), password: checkPassword(password) };
  const isReady = !errors.email && !errors.password;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady) return focusInvalid();
    void run(async () => onTicket(await beginSignIn(email, password)));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-1.5 text-left">
      <CallProblem problem={problem} className="mb-3" />
      <Field label={auth.email} required error={tried ? errors.email : null} lines={1}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={auth.password} required error={tried ? errors.password : null} lines={1}>
        <PasswordInput
          showLabel={auth.showPassword}
          hideLabel={auth.hidePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="ink" className="w-full" off={!isReady} busy={busy}>
        {labels.login.next}
      </Button>
    </form>
  );
}
