import { limits } from '@paidang/contract/limits';
import { isEmail, messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { labels } from '#labels/auth';
import { forgotPassword } from '../../data/auth';
import { useFocusInvalid } from '../../shared/use-focus-invalid';

export interface ForgotFormProps {
  /** Address typed in the previous form. @default '' */
  email?: string;
  onBack: () => void;
  /** Called once the mail was sent and its notice was displayed. */
  onDone: () => void;
}

type Outcome = 'sent' | 'failed';

/** Asks for the address to send the password reset link to. */
export function ForgotForm({ email: given = '', onBack, onDone }: ForgotFormProps) {
  const [email, setEmail] = useState(given);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const ready = isEmail(email);
  const isWrong = (email !== '' || tried) && !ready;

  useEffect(() => {
    if (outcome !== 'sent') return;
    const timer = setTimeout(onDone, limits.forgotDialogClose);
    return () => clearTimeout(timer);
  }, [outcome, onDone]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || outcome === 'sent') return;
    if (!ready) {
      setTried(true);
      return focusInvalid();
    }
    setBusy(true);
    setOutcome(null);
    const sent = await forgotPassword(email).then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
    setOutcome(sent);
    setBusy(false);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-1.5">
      <div aria-live="assertive" className="not-empty:mb-3 empty:hidden">
        {outcome === 'sent' ? (
          <Callout tone="success" title={messages.verificationMail}>
            {messages.verificationMailHint}
          </Callout>
        ) : null}
        {outcome === 'failed' ? (
          <Callout tone="danger" title={messages.error}>
            {messages.contactStaff}
          </Callout>
        ) : null}
      </div>
      <Field label={labels.email} required error={isWrong ? messages.forgotEmailFormat : null} lines={1}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <div className="grid gap-2">
        <Button type="submit" variant="ink" off={!ready || outcome === 'sent'} busy={busy}>
          {labels.send}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {labels.backToLogin}
        </Button>
      </div>
    </form>
  );
}
