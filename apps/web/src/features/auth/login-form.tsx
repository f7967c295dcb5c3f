import { checkEmail, checkPassword, messages } from '@paidang/contract/rules';
import { type Role, roles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { Input, PasswordInput } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/auth';
import { login } from '../../data/auth';
import { ApiError } from '../../data/errors';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { useSession } from '../../stores/session';

export interface LoginFormProps {
  /** Why a sign-in with another provider failed. @default nothing failed */
  refused?: string | null;
  /** Opens the form for a forgotten password, with the address typed so far. */
  onForgot: (email: string) => void;
  onSuccess: () => void;
  /** Called when the account has not been verified by mail yet. */
  onUnverified: () => void;
}

/** E-mail and password. The button is disabled until both are valid, and says what is missing. */
export function LoginForm({ refused = null, onForgot, onSuccess, onUnverified }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [left, setLeft] = useState({ email: false, password: false });
  const [failure, setFailure] = useState<string | null>(refused);
  const busy = useSession((state) => state.status === 'loading');

  const errors = { email: checkEmail(email), password: checkPassword(password) };
  const ready = !errors.email && !errors.password;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!ready) {
      setTried(true);
      return focusInvalid();
    }
    setFailure(null);
    try {
      await login({ email, password });
      onSuccess();
    } catch (error) {
      setFailure(loginFailure(error));
      if (!isUnverified(error)) return;
      useSession.getState().registered({ email, type: unverifiedRole(error) });
      onUnverified();
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-1.5">
      <div aria-live="assertive" className="not-empty:mb-3 empty:hidden">
        {failure ? <Callout tone="danger">{failure}</Callout> : null}
      </div>
      <Field label={labels.email} required error={left.email || tried ? errors.email : null} lines={1}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setLeft((fields) => ({ ...fields, email: email !== '' || fields.email }))}
        />
      </Field>
      <Field
        label={labels.password}
        required
        error={left.password || tried ? errors.password : null}
        lines={1}
        className="relative"
      >
        <PasswordInput
          showLabel={labels.showPassword}
          hideLabel={labels.hidePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onBlur={() => setLeft((fields) => ({ ...fields, password: password !== '' || fields.password }))}
        />
        <button
          type="button"
          onClick={() => onForgot(email)}
          className="absolute -top-0.5 right-0 min-h-6 text-13 underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:-top-3 pointer-coarse:min-h-11"
        >
          {labels.forgot}
        </button>
      </Field>
      <Button type="submit" variant="ink" className="w-full" off={!ready} busy={busy}>
        {labels.login}
      </Button>
    </form>
  );
}

const byCode: Record<string, string> = {
  '0102': messages.wrongCredentials,
  '0103': messages.accountSuspended,
  '0104': messages.accountUnverified,
};

/** Error message for the login dialog. */
function loginFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 403) return byCode[error.code] ?? messages.cannotLogIn;
  return wordsInside(error);
}

/** Role of an unverified account, if the server names it. */
function unverifiedRole(error: unknown): Role | null {
  const data = error instanceof ApiError ? error.data : null;
  const type = typeof data === 'object' && data && 'type' in data ? data.type : null;
  return roles.find((role) => role === type) ?? null;
}

const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.code === '0104';
