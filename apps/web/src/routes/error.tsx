import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Link, useParams } from 'react-router-dom';
import { labels } from '#labels/auth-notices';
import { NoticePage } from '../shared/notice-page';
import { useSession } from '../stores/session';

/** `/error/{type}`: `project` after an expired session, `suspended` after the account was suspended. */
export default function ErrorRoute() {
  const { errorType } = useParams();
  if (errorType === 'suspended') return <Suspended />;
  const { title, hint } = errorType === 'project' ? labels.sessionLost : labels.error;
  return (
    <NoticePage
      title={title}
      actions={
        <>
          <Button asChild>
            <Link to={paths.home}>{labels.home}</Link>
          </Button>
          {errorType === 'project' ? (
            <Button asChild variant="ink">
              <Link to={paths.login}>{labels.login}</Link>
            </Button>
          ) : null}
        </>
      }
    >
      <p>{hint}</p>
    </NoticePage>
  );
}

function Suspended() {
  const reason = useSession((state) => state.suspendedFor);
  return (
    <NoticePage
      title={labels.suspended.title}
      actions={
        <>
          <Button asChild>
            <Link to={paths.home}>{labels.home}</Link>
          </Button>
          <Button asChild variant="ink">
            <Link to={paths.contactUs}>{labels.suspended.contact}</Link>
          </Button>
        </>
      }
    >
      {reason ? <p>{labels.suspended.reason(reason)}</p> : null}
      <p>{labels.suspended.hint}</p>
    </NoticePage>
  );
}
