import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Link } from 'react-router-dom';
import { labels } from '#labels/auth-notices';
import { NoticePage } from '../shared/notice-page';
import { NotFoundHead } from '../shared/public-head/public-head';
import { useSession } from '../stores/session';

/** `/404` and every unknown path. */
export default function NotFoundRoute() {
  const isGuest = useSession((state) => !state.token);
  return (
    <NoticePage
      title={labels.notFound.title}
      actions={
        <Button asChild variant="ink">
          <Link to={isGuest ? paths.home : paths.project}>{isGuest ? labels.home : labels.projects}</Link>
        </Button>
      }
    >
      <NotFoundHead />
      <p>{labels.notFound.hint}</p>
    </NoticePage>
  );
}
