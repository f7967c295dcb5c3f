import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { labels } from '#labels/auth';
import { labels as notices } from '#labels/auth-notices';
import { superLogin } from '../data/auth';
import { NoticePage } from '../shared/notice-page';

/** `/hack-login/{token}`: signs the platform team in as a user; the link works once. */
export default function HackLoginRoute() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    superLogin(token).then(
      () => current && navigate(paths.project, { replace: true }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [token, navigate]);

  if (!failed)
    return (
      <NoticePage title={labels.superLogin.checking} actions={<Spinner />}>
        {null}
      </NoticePage>
    );
  return (
    <NoticePage
      title={labels.superLogin.failed}
      actions={
        <Button asChild>
          <Link to={paths.home}>{notices.home}</Link>
        </Button>
      }
    >
      <p>{labels.superLogin.failedHint}</p>
    </NoticePage>
  );
}
