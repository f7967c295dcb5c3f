import { Spinner } from '@paidang/ui/spinner';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { verifyEmail } from '../../data/auth';
import { NoticePage } from '../../shared/notice-page';
import { labels } from './notice-labels';

/** Spends the token of the mail once and signs in; where it is of no use any more, another mail can be asked for. */
export function VerifyEmail({ token }: { token: string }) {
  const navigate = useNavigate();
  const spent = useRef<string | null>(null);

  useEffect(() => {
    if (spent.current === token) return;
    spent.current = token;
    verifyEmail(token).then(
      () => navigate(paths.validationState('done'), { replace: true }),
      () => navigate(paths.validationState('expired'), { replace: true }),
    );
  }, [token, navigate]);

  const { checking, checkingHint } = labels.validation;
  return (
    <NoticePage title={checking} actions={<Spinner />}>
      <p>{checkingHint}</p>
    </NoticePage>
  );
}
