import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { useEffect, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { labels } from '#labels/auth';
import { labels as notices } from '#labels/auth-notices';
import { autoLogin } from '../data/social';
import { NoticePage } from '../shared/notice-page';
import { takeGoPath } from '../shared/sign-in/go-path';
import { useArrivals } from '../stores/arrivals';
import { useSession } from '../stores/session';

/** `/auto_login/{token}`: completes a sign-in with a provider and continues to the requested page. */
export default function AutoLoginRoute() {
  const { token = '' } = useParams();
  const isGuest = useSession((state) => !state.token);
  const arrival = useArrivals((known) => known[token]);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    autoLogin(token, () => takeGoPath(sessionStorage)).catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [token]);

  if (arrival && !isGuest) return <Navigate to={arrival.target} replace />;
  const { checking, failed: title, failedHint } = labels.autoLogin;
  if (!failed) {
    return (
      <NoticePage title={checking} actions={<Spinner />}>
        {null}
      </NoticePage>
    );
  }
  return (
    <NoticePage
      title={title}
      actions={
        <Button asChild variant="ink">
          <Link to={isGuest ? paths.login : paths.project}>{isGuest ? notices.login : notices.projects}</Link>
        </Button>
      }
    >
      <p>{failedHint}</p>
    </NoticePage>
  );
}
