import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Link, useParams } from 'react-router-dom';
import { labels } from '#labels/auth-notices';
import { NoticePage } from '../shared/notice-page';

/** `/error/{type}`; `project` is where a lost session leads. */
export default function ErrorRoute() {
  const { errorType } = useParams();
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
