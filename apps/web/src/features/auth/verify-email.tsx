import { Spinner } from '@paidang/ui/spinner';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { verifyEmail } from '../../data/auth';
import { NoticePage } from '../../shared/notice-page';
import { labels } from './notice-labels';

/** Spends the token of the mail once and signs in; where it is of no use any more, another mail can be asked for. */
export function VerifyEmail({ token }: { token: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    let current = true;
    const leave = (state: 'done' | 'expired') => current && navigate(paths.validationState(state), { replace: true });
    verifyEmail(token).then(
      () => leave('done'),
      () => leave('expired'),
    );
    return () => {
      current = false;
    };
  }, [token, navigate]);

  const { checking, checkingHint } = labels.validation;
  return (
    <NoticePage title={checking} actions={<Spinner />}>
      <p>{checkingHint}</p>
    </NoticePage>
  );
}
