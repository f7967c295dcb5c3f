import type { Invitation } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { labels } from '#labels/register';
import { providerNames } from '#labels/social-login';
import { ApiError } from '../../data/errors';
import { invitationQuestionOf } from '../../data/invitation-paths';
import { registerSocial, socialLoginPath, usePendingLogin } from '../../data/social';
import { JoinedRedirect } from '../../shared/joined-redirect';
import { NoticePage } from '../../shared/notice-page';
import { personName } from '../../shared/people';
import { takeGoPath } from '../../shared/sign-in/go-path';
import { ProviderMark } from '../../shared/sign-in/social-buttons';
import { useArrivals } from '../../stores/arrivals';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { RegistrationPaper } from './register-page';
import { readDraft, readKeptOrigin } from './registration-draft';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === '0422' && Object.keys(error.errors).length === 0;

const noteOf = (invitation: Invitation): string => {
  const name = personName(invitation.sender);
  return invitationQuestionOf(invitation) === 'task' ? labels.socialJoins(name) : labels.socialInvited(name);
};

/** Registration of a user verified by a provider: the address is confirmed, and no password is needed. */
export function SocialRegistration({ token }: { token: string }) {
  const isGuest = useSession((state) => !state.token);
  const arrival = useArrivals((known) => known[token]);
  const { data: pending, error } = usePendingLogin(isGuest ? token : null);
  const [over, setOver] = useState(false);

  if (!isGuest)
    return arrival?.isJoined ? (
      <JoinedRedirect {...arrival} />
    ) : (
      <Navigate to={arrival?.target ?? paths.project} replace />
    );
  if (over || error || token === '' || (pending && pending.kind !== 'register')) return <LoginExpired />;
  if (!pending) {
    return (
      <main id="main" className="grid min-h-dvh place-items-center" aria-busy="true">
        <Spinner />
      </main>
    );
  }
  const { invitation, provider } = pending;
  return (
    <RegistrationPaper
      origin={{}}
      vouched={{
        type: invitation?.recipient_role ?? pending.role ?? 'Vendor',
        email: pending.email ?? '',
        emailHint: labels.socialEmail(providerNames[provider]),
        note: invitation && noteOf(invitation),
        isRoleSettled: invitation !== null,
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

/** Shown when the token has expired. Typed values are restored after signing in again. */
function LoginExpired() {
  const origin = readKeptOrigin(sessionStorage);
  return (
    <NoticePage
      title={labels.socialExpired}
      actions={
        <Button asChild variant="ink">
          <a href={socialLoginPath('google', { role: readDraft(sessionStorage).type ?? 'Vendor', origin })}>
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
