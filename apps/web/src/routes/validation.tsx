import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../config/paths';
import { labels } from '../features/auth/notice-labels';
import { NoticePage } from '../features/auth/notice-page';
import { VerifyEmail } from '../features/auth/verify-email';
import { useSession } from '../stores/session';

/** `/validation`: where the mail went; with `?token=`, from the mail, the verification itself. */
export default function ValidationRoute() {
  const [search] = useSearchParams();
  const waiting = useSession((state) => state.registerSendData);
  const token = search.get('token');
  const cameFromLogin = waiting?.type === null;
  if (token) return <VerifyEmail token={token} />;
  const { title, sentTo, sent, hint } = labels.validation;
  return (
    <NoticePage
      title={title}
      actions={
        <Button asChild>
          <Link to={paths.login}>{labels.login}</Link>
        </Button>
      }
    >
      {cameFromLogin ? <p className="mb-1 font-medium text-ink">{messages.accountUnverified}</p> : null}
      <p>
        {waiting ? (
          <>
            {sentTo}
            <b className="font-medium text-ink"> {waiting.email}</b>
          </>
        ) : (
          sent
        )}
      </p>
      <p className="mt-1 text-13 text-ink-3">{hint}</p>
    </NoticePage>
  );
}
