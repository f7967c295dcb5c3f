import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { ApiError } from '../../data/errors';
import { registerSocial, socialLoginPath, usePendingLogin } from '../../data/social';
import { NoticePage } from '../../shared/notice-page';
import { providerNames } from '../../shared/social-login/labels';
import { ProviderMark } from '../../shared/social-login/provider-mark';
import { takeGoPath } from '../../shell/guard/go-path';
import { useArrivals } from '../../stores/arrivals';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { labels } from './labels';
import { RegistrationSheet } from './register-page';
import { readDraft } from './registration-draft';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === '0422' && Object.keys(error.errors).length === 0;

/** Registration of somebody a provider vouched for: the address is theirs, and no password is needed. */
export function SocialRegistration({ token }: { token: string }) {
  const isGuest = useSession((state) => !state.token);
  const target = useArrivals((known) => known[token]);
  const { data: pending, error } = usePendingLogin(isGuest ? token : null);
  const [over, setOver] = useState(false);

  if (!isGuest) return <Navigate to={target ?? paths.project} replace />;
  if (over || error || (pending && pending.kind !== 'register')) return <Over />;
  if (!pending) {
    return (
      <main id="main" className="grid min-h-dvh place-items-center" aria-busy="true">
        <Spinner />
      </main>
    );
  }
  return (
    <RegistrationSheet
      origin={{}}
      vouched={{
        type: pending.role ?? 'Vendor',
        email: pending.email ?? '',
        emailHint: labels.socialEmail(providerNames[pending.provider]),
        isRoleSettled: false,
        hasNoPassword: true,
        register: async ({ email: _email, password: _password, ...details }) => {
          try {
            await registerSocial({ ...details, token }, () => takeGoPath(sessionStorage));
          } catch (failure) {
            setOver(isOver(failure));
            throw failure;
          }
        },
      }}
      onDone={() => showToast({ title: labels.welcome, tone: 'success', duration: 4000 })}
    />
  );
}

/** Too late. What was typed is there again after signing in once more. */
function Over() {
  return (
    <NoticePage
      title={labels.socialExpired}
      actions={
        <Button asChild variant="ink">
          <a href={socialLoginPath('google', readDraft(sessionStorage).type ?? 'Vendor')}>
            <ProviderMark provider="google" />
            {labels.socialAgain}
          </a>
        </Button>
      }
    >
      <p>{labels.socialExpiredHint}</p>
    </NoticePage>
  );
}
