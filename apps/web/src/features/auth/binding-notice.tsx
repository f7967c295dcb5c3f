import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { Link } from 'react-router-dom';
import { labels } from '#labels/auth';
import { labels as notices } from '#labels/auth-notices';
import { NoticePage } from '../../shared/notice-page';
import { useSession } from '../../stores/session';

export function BindingPending() {
  return (
    <NoticePage title={labels.binding.checking} actions={<Spinner />}>
      {null}
    </NoticePage>
  );
}

/** Shown when the token was already used, has expired, or belongs to another browser. */
export function BindingExpired() {
  const isGuest = useSession((state) => !state.token);
  return (
    <NoticePage
      title={labels.binding.expired}
      actions={
        <Button asChild variant="ink">
          <Link to={isGuest ? paths.login : paths.profile('security')}>
            {isGuest ? notices.login : labels.binding.toSecurity}
          </Link>
        </Button>
      }
    >
      <p>{labels.binding.expiredHint}</p>
    </NoticePage>
  );
}
