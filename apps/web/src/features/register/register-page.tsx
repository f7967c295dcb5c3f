import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { SocialButtons } from '../../shared/social-login/social-buttons';
import { useLoginRefusal } from '../../shared/social-login/use-login-refusal';
import { Logo } from '../../shell/bar/logo';
import { showToast } from '../../stores/toasts';
import { FilmColumn } from './film-column';
import { labels } from './labels';
import { readOrigin } from './registration';
import { keepDraft } from './registration-draft';
import { StepFields } from './step-fields';
import { type RegistrationOptions, useRegistration } from './use-registration';

const titleOf = (step: string, type: string): 'account' | 'vendor' | 'creator' | 'channels' => {
  if (step === 'details') return type === 'Vendor' ? 'vendor' : 'creator';
  return step === 'channels' ? 'channels' : 'account';
};

/** Registration by oneself: a mail verifies the address afterwards. */
export function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <RegistrationSheet
      origin={readOrigin(search)}
      onDone={() => {
        showToast({ title: messages.verificationMailHint, tone: 'success', duration: 4000 });
        navigate(paths.validation, { replace: true });
      }}
    />
  );
}

/** A form on paper beside a strip of film that shows the steps. */
export function RegistrationSheet(options: RegistrationOptions) {
  const registration = useRegistration(options);
  const { form, step, steps, position, ready, busy, vouched } = registration;
  const refused = useLoginRefusal();
  const failure = registration.failure ?? (position === 0 ? refused : null);
  const title = titleOf(step, form.type);
  const last = position === steps.length - 1;

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void registration.advance();
  };

  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(400px,560px)]">
      <main id="main" className="flex flex-col px-5 pt-4 pb-8 md:px-10 md:pt-8 md:pb-10">
        <div className="flex items-center justify-between gap-4">
          <Link to={paths.home} aria-label={labels.home} className="rounded-control">
            <Logo />
          </Link>
          <p className="text-13 text-ink-2">
            {labels.haveAccount}
            <Link to={paths.login} className="text-ink underline decoration-line-strong underline-offset-3">
              {labels.login}
            </Link>
          </p>
        </div>
        <FilmColumn steps={steps} position={position} form={form} narrow />
        <div className="mx-auto w-full max-w-[440px] py-6 lg:my-auto lg:py-10">
          <p className="text-13 text-ink-3">{labels.stepOf(labels.roles[form.type], position + 1, steps.length)}</p>
          <h1 ref={heading} tabIndex={-1} className="mt-1 mb-2 text-28 font-strong text-balance md:text-36">
            {labels.titles[title]}
          </h1>
          <p className="text-ink-2">{labels.leads[title === 'account' && vouched?.hasNoPassword ? 'social' : title]}</p>
          <form noValidate onSubmit={submit} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
            <div aria-live="assertive" className="empty:hidden">
              {failure ? <Callout tone="danger">{failure}</Callout> : null}
            </div>
            <StepFields registration={registration} />
            <div className="mt-3 flex items-center justify-between">
              {position > 0 ? (
                <Button
                  variant="ghost"
                  size="lg"
                  className="-ml-6"
                  icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={registration.back}
                >
                  {labels.back}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" variant="ink" size="lg" disabled={!ready} busy={busy}>
                {last ? labels.submit : labels.next}
                {last ? null : <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
              </Button>
            </div>
          </form>
          {position === 0 && !vouched ? (
            <SocialButtons role={form.type} onLeave={() => keepDraft(sessionStorage, form)} />
          ) : null}
        </div>
      </main>
      <FilmColumn steps={steps} position={position} form={form} />
    </div>
  );
}
