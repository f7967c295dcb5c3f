import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { labels } from '#labels/auth';
import { checkResetToken, resetPassword } from '../data/auth';
import { ApiError } from '../data/errors';
import { ResetForm } from '../features/auth/reset-form';
import { NoticePage } from '../shared/notice-page';
import { takeGoPath } from '../shared/sign-in/go-path';
import { showToast } from '../stores/toasts';

/** The link was used, has expired or was truncated: refused without an error about the password. */
const isUnusable = (error: unknown): boolean =>
  error instanceof ApiError && [404, 422].includes(error.status) && Object.keys(error.errors).length === 0;

/** `/reset_password/{token}`, from the mail: a new password, or a new mail if the link is no longer usable. */
export default function ResetPasswordRoute() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [state, setState] = useState<'checking' | 'good' | 'spent'>('checking');
  const { reset } = labels;

  useEffect(() => {
    let current = true;
    // A check that fails for another reason must not block the attempt.
    checkResetToken(token).then(
      () => current && setState('good'),
      (error: unknown) => current && setState(isUnusable(error) ? 'spent' : 'good'),
    );
    return () => {
      current = false;
    };
  }, [token]);

  const submit = async (password: string) => {
    try {
      await resetPassword(token, password);
      showToast({ title: reset.done, tone: 'success' });
      navigate(takeGoPath(sessionStorage), { replace: true });
    } catch (error) {
      if (!isUnusable(error)) throw error;
      setState('spent');
    }
  };

  if (state === 'checking') {
    return (
      <NoticePage title={reset.title} actions={<Spinner />}>
        <p>{reset.checking}</p>
      </NoticePage>
    );
  }
  if (state === 'spent') {
    return (
      <NoticePage
        title={reset.expired}
        actions={
          <Button asChild variant="ink">
            <Link to={paths.forgotPassword}>{reset.resend}</Link>
          </Button>
        }
      >
        <p>{reset.expiredHint}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={reset.title}>
      <p className="mb-6">{reset.hint}</p>
      <ResetForm onSubmit={submit} />
    </NoticePage>
  );
}
