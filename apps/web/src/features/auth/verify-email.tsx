import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { verifyEmail } from '../../data/auth';
import { takeGoPath } from '../../shell/guard/go-path';
import { labels } from './notice-labels';
import { NoticePage } from './notice-page';

/** Spends the token of the mail once and goes where the person wanted to go. */
export function VerifyEmail({ token }: { token: string }) {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const spent = useRef<string | null>(null);

  useEffect(() => {
    if (spent.current === token) return;
    spent.current = token;
    verifyEmail(token).then(
      () => navigate(takeGoPath(sessionStorage), { replace: true }),
      () => setFailed(true),
    );
  }, [token, navigate]);

  const { checking, checkingHint, failed: failedTitle, failedHint } = labels.validation;
  if (!failed) {
    return (
      <NoticePage title={checking} actions={<Spinner />}>
        <p>{checkingHint}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage
      title={failedTitle}
      actions={
        <Button asChild variant="ink">
          <Link to={paths.login}>{labels.login}</Link>
        </Button>
      }
    >
      <p>{failedHint}</p>
    </NoticePage>
  );
}
