import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/console';
import { proveCode } from '../../data/console';
import { ApiError } from '../../data/errors';
import { CodeInput } from '../../shared/console/authenticator';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';

/** An opened console session; includes recovery codes after an enrolment. */
export type OpenedConsole = Awaited<ReturnType<typeof proveCode>>;

export interface CodeFormProps {
  ticket: string;
  /** Whether a recovery code is accepted too. */
  mayRecover: boolean;
  onOpened: (session: OpenedConsole) => void;
  /** Returns to the password form: on request, or because the ticket is no longer valid. */
  onBack: () => void;
}

/** Second step of the login: a code from the authenticator, or a recovery code. */
export function CodeForm({ ticket, mayRecover, onOpened, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { busy, problem, run, clear } = usePressedCall();
  const { login } = labels;
  const isMissing = code.trim() === '';

  const prove = async () => {
    try {
      onOpened(await proveCode(ticket, code));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      showToast({ title: messages.ticketExpired, tone: 'danger' });
      onBack();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return focusInvalid();
    void run(prove);
  };
  const turn = () => {
    setRecovery(!isRecovery);
    setCode('');
    setTried(false);
    clear();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-1.5 text-left">
      {mayRecover ? <p className="mb-4">{isRecovery ? login.recoveryHint : login.codeHint}</p> : null}
      <Field
        label={isRecovery ? login.recovery : login.code}
        required
        error={tried && isMissing ? messages.rememberToFill : problem}
        lines={1}
      >
        <CodeInput key={String(isRecovery)} autoFocus hasLetters={isRecovery} value={code} onValueChange={setCode} />
      </Field>
      <Button type="submit" variant="ink" className="w-full" off={isMissing} busy={busy}>
        {login.enter}
      </Button>
      <div className="mt-3 grid justify-items-center gap-1 text-13">
        {mayRecover ? (
          <Button type="button" variant="ghost" size="sm" onClick={turn}>
            {isRecovery ? login.useCode : login.useRecovery}
          </Button>
        ) : null}
        <Button type="button" variant="ghost" size="sm" disabled={busy} onClick={onBack}>
          {login.back}
        </Button>
        {isRecovery ? <p className="text-ink-3">{login.lost}</p> : null}
      </div>
    </form>
  );
}
