import { limits } from '@paidang/contract/limits';
import { checkEmail } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { labels } from '#labels/auth-notices';
import { resendVerification } from '../../data/auth';
import { ApiError } from '../../data/errors';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { useSession } from '../../stores/session';

/** Seconds until another mail can be requested. */
function useCooldown(sentAt: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = sentAt === undefined ? 0 : Math.ceil((sentAt + limits.resendCooldown - now) / 1000);
  const isWaiting = left > 0;
  useEffect(() => {
    if (sentAt === undefined) return;
    setNow(Date.now());
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [sentAt, isWaiting]);
  return Math.max(0, left);
}

/** Sends the verification mail again, at most once a minute; asks for the address if it is not known. */
export function ResendMail() {
  const waiting = useSession((state) => state.registerSendData);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seconds = useCooldown(waiting?.sentAt);
  const email = waiting?.email ?? typed;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { validation } = labels;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    setLeft(true);
    if (checkEmail(email, 'page')) return focusInvalid();
    setBusy(true);
    setAnswer(null);
    try {
      await resendVerification(email);
      setAnswer(validation.resent);
    } catch (error) {
      setAnswer((error instanceof ApiError && error.message) || validation.resendFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 grid gap-3 text-left">
      {waiting ? null : (
        <Field label={validation.email} required error={left ? checkEmail(typed, 'page') : null} lines={1}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setLeft(typed !== '')}
          />
        </Field>
      )}
      <Button type="submit" off={seconds > 0} busy={busy}>
        {seconds > 0 ? validation.resendIn(seconds) : validation.resend}
      </Button>
      <p aria-live="polite" className="text-center text-13 text-ink-2 empty:hidden">
        {answer}
      </p>
    </form>
  );
}
