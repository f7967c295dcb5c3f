import type { PendingLogin } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { PasswordInput } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/auth';
import { providerNames } from '#labels/social-login';
import { ApiError } from '../../data/errors';
import { linkAccount } from '../../data/social';
import { NoticePage } from '../../shared/notice-page';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { takeGoPath } from '../../shared/sign-in/go-path';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { BindingPair } from './binding-pair';

export interface LinkAccountProps {
  token: string;
  pending: PendingLogin;
}

const wordsOf = (error: unknown): string => {
  const isWrong = error instanceof ApiError && error.code === '0102';
  return isWrong ? messages.wrongPassword : wordsInside(error);
};

/** Shown when the address already has an account: entering its password proves ownership. */
export function LinkAccount({ token, pending }: LinkAccountProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { binding } = labels;
  const name = providerNames[pending.provider];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') {
      setFailure(messages.fillPassword);
      return focusInvalid();
    }
    setBusy(true);
    setFailure(null);
    try {
      await linkAccount(token, password, () => takeGoPath(sessionStorage));
    } catch (error) {
      setFailure(wordsOf(error));
      setBusy(false);
    }
  };

  return (
    <NoticePage title={binding.title(name)}>
      <p>{binding.linkHint(name)}</p>
      <BindingPair pending={pending} />
      <form ref={form} noValidate onSubmit={submit} className="mt-6 grid gap-2 text-left">
        <Field label={labels.password} required error={failure} lines={1} className="relative">
          <PasswordInput
            size="lg"
            autoComplete="current-password"
            showLabel={labels.showPassword}
            hideLabel={labels.hidePassword}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setFailure(null);
            }}
          />
          <Link
            to={paths.forgotPassword}
            className="absolute -top-0.5 right-0 inline-flex min-h-6 items-center text-13 underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:-top-3 pointer-coarse:min-h-11"
          >
            {labels.forgot}
          </Link>
        </Field>
        <div className="flex flex-wrap justify-center gap-2">
          <Button type="submit" variant="ink" off={password === ''} busy={busy}>
            {binding.confirmAndLogIn}
          </Button>
          <Button asChild variant="ghost">
            <Link to={paths.login}>{binding.cancel}</Link>
          </Button>
        </div>
      </form>
    </NoticePage>
  );
}
