import type { PendingLogin } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/auth';
import { providerNames } from '#labels/social-login';
import { confirmBinding } from '../../data/social';
import { NoticePage } from '../../shared/notice-page';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';
import { BindingPair } from './binding-pair';

export interface BindAccountProps {
  token: string;
  pending: PendingLogin;
}

/** Asks a signed-in user to confirm that this is the account they want to link. */
export function BindAccount({ token, pending }: BindAccountProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { provider } = pending;
  const { binding } = labels;
  const name = providerNames[provider];

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const url = await confirmBinding(provider, token);
      showToast({ title: binding.done(name), tone: 'success' });
      navigate(url ?? paths.profile('security'), { replace: true });
    } catch (error) {
      setFailure(wordsInside(error));
      setBusy(false);
    }
  };

  return (
    <NoticePage
      title={binding.title(name)}
      actions={
        <>
          <Button variant="ink" busy={busy} onClick={() => void confirm()}>
            {binding.confirm}
          </Button>
          <Button asChild variant="ghost">
            <Link to={paths.profile('security')}>{binding.cancel}</Link>
          </Button>
        </>
      }
    >
      <p>{provider === 'line' ? binding.lineHint : binding.hint(name)}</p>
      <BindingPair pending={pending} />
      <div aria-live="assertive" className="mt-4 text-left empty:hidden">
        {failure ? <Callout tone="danger">{failure}</Callout> : null}
      </div>
    </NoticePage>
  );
}
