import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/auth-notices';
import { NoticePage } from '../../shared/notice-page';
import { takeGoPath } from '../../shared/sign-in/go-path';
import { useSession } from '../../stores/session';
import { ResendMail } from './resend-mail';

const { validation } = labels;

function LogIn() {
  const isGuest = useSession((state) => !state.token);
  return (
    <Button asChild variant="ghost">
      <Link to={isGuest ? paths.login : paths.project}>{isGuest ? labels.login : labels.projects}</Link>
    </Button>
  );
}

/** Shows which address the verification mail was sent to. */
export function MailSent() {
  const waiting = useSession((state) => state.registerSendData);
  const cameFromLogin = waiting !== null && waiting.sentAt === undefined;
  return (
    <NoticePage title={validation.title} actions={<LogIn />}>
      {cameFromLogin ? <p className="mb-1 font-medium text-ink">{messages.accountUnverified}</p> : null}
      <p>
        {waiting ? (
          <>
            {validation.sentTo}
            <b className="font-medium text-ink"> {waiting.email}</b>
          </>
        ) : (
          validation.sent
        )}
      </p>
      <p className="mt-1 text-13 text-ink-3">{validation.hint}</p>
      <ResendMail />
    </NoticePage>
  );
}

/** Shown when the link in the mail is no longer valid. */
export function LinkExpired() {
  return (
    <NoticePage title={validation.failed} actions={<LogIn />}>
      <p>{validation.failedHint}</p>
      <ResendMail />
    </NoticePage>
  );
}

/** Shown once verified and signed in; continues automatically. */
export function Verified() {
  const navigate = useNavigate();
  const go = () => navigate(takeGoPath(sessionStorage), { replace: true });
  useEffect(() => {
    const timer = setTimeout(() => navigate(takeGoPath(sessionStorage), { replace: true }), limits.redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <NoticePage
      title={validation.done}
      actions={
        <Button variant="ink" onClick={go}>
          {validation.go}
        </Button>
      }
    >
      <p>{validation.doneHint}</p>
    </NoticePage>
  );
}
