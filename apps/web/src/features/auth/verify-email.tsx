import { paths } from '@paidang/contract/pages';
import { Spinner } from '@paidang/ui/spinner';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/auth-notices';
import { verifyEmail } from '../../data/auth';
import { JoinedRedirect } from '../../shared/joined-redirect';
import { NoticePage } from '../../shared/notice-page';
import { useArrivals } from '../../stores/arrivals';

/** Redeems the token from the mail once and signs in; if it is no longer valid, another mail can be requested. */
export function VerifyEmail({ token }: { token: string }) {
  const navigate = useNavigate();
  const arrival = useArrivals((known) => known[token]);

  useEffect(() => {
    let current = true;
    const leave = (state: 'done' | 'expired') => current && navigate(paths.validationState(state), { replace: true });
    verifyEmail(token).then(
      () => !useArrivals.getState()[token] && leave('done'),
      () => leave('expired'),
    );
    return () => {
      current = false;
    };
  }, [token, navigate]);

  if (arrival) return <JoinedRedirect {...arrival} />;
  const { checking, checkingHint } = labels.validation;
  return (
    <NoticePage title={checking} actions={<Spinner />}>
      <p>{checkingHint}</p>
    </NoticePage>
  );
}
