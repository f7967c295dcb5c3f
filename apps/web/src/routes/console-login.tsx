import { paths } from '@paidang/contract/pages';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { labels } from '#labels/console';
import type { SignInTicket } from '../data/console';
import { CodeForm, type OpenedConsole } from '../features/console-login/code-form';
import { PasswordForm } from '../features/console-login/password-form';
import { AuthenticatorKey, RecoveryCodes } from '../shared/console/authenticator';
import { NoticePage } from '../shared/notice-page';
import { useConsoleSession } from '../stores/console-session';
import { showToast } from '../stores/toasts';

/** `/console/login`: staff sign in with a password and a code, and enrol their authenticator at the first sign-in. */
export default function ConsoleLoginRoute() {
  const isIn = useConsoleSession((state) => state.token !== null);
  const hasExpired = useConsoleSession((state) => state.hasExpired);
  const enter = useConsoleSession((state) => state.enter);
  const [ticket, setTicket] = useState<SignInTicket | null>(null);
  const [enrolled, setEnrolled] = useState<OpenedConsole | null>(null);
  const { state }: { state: { passwordIsSet?: true } | null } = useLocation();
  const { login, recoveryCodes } = labels;
  const hint = state?.passwordIsSet ? labels.password.done : login.hint;

  const open = (opened: OpenedConsole) => {
    if (opened.recovery_codes) return setEnrolled(opened);
    enter(opened);
    const left = opened.recovery_codes_left;
    if (left !== null)
      showToast({ title: login.recoveryUsed(left), tone: left > 2 ? 'neutral' : 'danger', duration: 10_000 });
  };

  if (isIn) return <Navigate to={paths.console} replace />;
  if (enrolled?.recovery_codes) {
    return (
      <NoticePage title={recoveryCodes.title}>
        <p className="mb-6">{recoveryCodes.hint}</p>
        <RecoveryCodes codes={enrolled.recovery_codes} next={recoveryCodes.enter} onKept={() => enter(enrolled)} />
      </NoticePage>
    );
  }
  if (!ticket) {
    return (
      <NoticePage title={login.title}>
        <p className="mb-6">{hasExpired ? login.expired : hint}</p>
        <PasswordForm onTicket={setTicket} />
      </NoticePage>
    );
  }
  const { enrolment } = ticket;
  return (
    <NoticePage title={enrolment ? login.enrolTitle : login.codeTitle}>
      {enrolment ? <AuthenticatorKey secret={enrolment.key} uri={enrolment.uri} /> : null}
      <CodeForm ticket={ticket.ticket} mayRecover={!enrolment} onOpened={open} onBack={() => setTicket(null)} />
    </NoticePage>
  );
}
