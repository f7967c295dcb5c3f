import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { cn } from '@paidang/ui/cn';
import { LoadingOverlay } from '@paidang/ui/loading-overlay';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#labels/register';
import { signInReason } from '../../shared/sign-in/go-path';
import { SocialButtons, useLoginRefusal } from '../../shared/sign-in/social-buttons';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { useSession } from '../../stores/session';
import { hasEntered } from '../../stores/session-storage';
import { keepDraft, keepOrigin } from './registration-draft';
import { StepFields } from './step-fields';
import type { RegistrationState } from './use-registration';
import { WrongPageCallout } from './wrong-page-callout';

const titleOf = (step: string, type: string): 'account' | 'vendor' | 'creator' | 'channels' => {
  if (step === 'details') return type === 'Vendor' ? 'vendor' : 'creator';
  return step === 'channels' ? 'channels' : 'account';
};

export interface TitleProps {
  ref: Ref<HTMLHeadingElement>;
  tabIndex: number;
  children: ReactNode;
}

export interface RegistrationFormProps {
  registration: RegistrationState;
  /** Heading of a step; pages and dialogs each have their own. */
  title: (props: TitleProps) => ReactNode;
  className?: string;
}

/** Link back to the invitation: registering separately would not add the user to its project. */
function BackToInvitation() {
  const path = useSession((state) => state.fromInvitation);
  if (!path) return <Returning />;
  return (
    <WrongPageCallout to={path} action={labels.toInvitation}>
      {labels.hasInvitation}
    </WrongPageCallout>
  );
}

/** Signed-out users with an account who requested a protected page land here (R-nav-02). */
function Returning() {
  // Skip the hint if the page already says why they have to sign in.
  const reason = signInReason(useLocation());
  if (reason || !hasEntered(localStorage)) return null;
  return (
    <WrongPageCallout to={paths.login} action={labels.login}>
      {labels.returning}
    </WrongPageCallout>
  );
}

/** One step of the registration with its buttons; the heading of the next step takes focus. */
export function RegistrationForm({ registration, title, className }: RegistrationFormProps) {
  const { form, step, steps, position, ready, busy, vouched, origin } = registration;
  const refused = useLoginRefusal();
  const failure = registration.failure ?? (position === 0 ? refused : null);
  const name = titleOf(step, form.type);
  const last = position === steps.length - 1;

  const fields = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(fields);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (ready) return void registration.advance();
    registration.tryStep();
    focusInvalid();
  };

  return (
    <div className={cn('mx-auto w-full max-w-[440px]', className)}>
      <p className="text-13 text-ink-3">{labels.stepOf(labels.roles[form.type], position + 1, steps.length)}</p>
      {title({ ref: heading, tabIndex: -1, children: labels.titles[name] })}
      <p className="text-ink-2">{labels.leads[name === 'account' && vouched?.hasNoPassword ? 'social' : name]}</p>
      <form ref={fields} noValidate onSubmit={submit} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <div aria-live="assertive" className="not-empty:mb-3 empty:hidden">
          {failure ? <Callout tone="danger">{failure}</Callout> : null}
        </div>
        {position === 0 && !vouched && Object.keys(origin).length === 0 ? <BackToInvitation /> : null}
        {vouched?.note && position === 0 ? (
          <Callout tone="info" className="mb-3">
            {vouched.note}
          </Callout>
        ) : null}
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
          <Button type="submit" variant="ink" size="lg" off={!ready} busy={busy}>
            {last ? labels.submit : labels.next}
            {last ? null : <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
          </Button>
        </div>
      </form>
      {position === 0 && !vouched?.hasNoPassword ? (
        <SocialButtons
          role={form.type}
          origin={origin}
          onLeave={() => {
            keepDraft(sessionStorage, form);
            keepOrigin(sessionStorage, origin);
          }}
        />
      ) : null}
      <LoadingOverlay open={busy} />
    </div>
  );
}
