import { paths } from '@paidang/contract/pages';
import { loginRefusalParameter, messages } from '@paidang/contract/rules';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { labels } from '#labels/register';
import { labels as reasons } from '#labels/sign-in-reason';
import { createPath } from '../../data/invitation-paths';
import { Logo } from '../../shared/logo';
import { rememberGoPath, signInReason } from '../../shared/sign-in/go-path';
import { showToast } from '../../stores/toasts';
import { FilmColumn } from './film-column';
import { readOrigin } from './registration';
import { readKeptOrigin } from './registration-draft';
import { RegistrationForm } from './registration-form';
import { type RegistrationOptions, useRegistration } from './use-registration';
import { WrongPageCallout } from './wrong-page-callout';

/** Registration without an invitation: a mail verifies the address afterwards. */
export function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const refusal = search.get(loginRefusalParameter);
  // After a failed sign-in elsewhere, restore the invitation the user left with.
  const origin = refusal ? readKeptOrigin(sessionStorage) : readOrigin(search);
  const { email_token: token, task_uuid: task = null, project_build_invitation_uuid: build = null } = origin;
  if (token && refusal) {
    return (
      <Navigate to={`${paths.registerInvited({ token, task, build })}&${loginRefusalParameter}=${refusal}`} replace />
    );
  }
  return (
    <RegistrationPaper
      origin={origin}
      onDone={() => {
        const way = createPath(search);
        if (way) rememberGoPath(sessionStorage, way);
        showToast({ title: messages.verificationMailHint, tone: 'success', duration: 4000 });
        navigate(paths.validation, { replace: true });
      }}
    />
  );
}

/** A form on paper next to a film strip that shows the steps. */
export function RegistrationPaper(options: RegistrationOptions) {
  const registration = useRegistration(options);
  const { form, steps, position } = registration;
  const reason = signInReason(useLocation());
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(400px,560px)]">
      <main id="main" className="flex flex-col px-5 pt-4 pb-8 md:px-10 md:pt-8 md:pb-10">
        <div className="flex items-center justify-between gap-4">
          <Link to={paths.home} aria-label={labels.home} className="hit rounded-control">
            <Logo />
          </Link>
          <p className="text-13 text-ink-2">
            {labels.haveAccount}
            <Link to={paths.login} className="hit text-ink underline decoration-line-strong underline-offset-3">
              {labels.login}
            </Link>
          </p>
        </div>
        {reason ? (
          <WrongPageCallout title={reasons[reason]} to={paths.login} action={labels.login} className="mt-6">
            {labels.orHere}
          </WrongPageCallout>
        ) : null}
        <FilmColumn steps={steps} position={position} form={form} narrow />
        <RegistrationForm
          registration={registration}
          className="py-6 lg:my-auto lg:py-10"
          title={(heading) => <h1 {...heading} className="mt-1 mb-2 text-28 font-strong text-balance md:text-36" />}
        />
      </main>
      <FilmColumn steps={steps} position={position} form={form} />
    </div>
  );
}
