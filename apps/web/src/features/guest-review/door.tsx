import type { GuestDoor, GuestReview } from '@paidang/contract/entities';
import { guestReviewLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { checkEmail, messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Input, PasswordInput } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/guest-review';
import { ApiError } from '../../data/errors';
import { enterReview } from '../../data/guest-review';
import { PlaceLink } from '../../shared/links';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';

export interface DoorProps {
  token: string;
  door: GuestDoor;
  onEnter: (entered: { pass: string; review: GuestReview }) => void;
}

const doorLabels = labels.door;
const blank = { password: '', name: '', email: '' };
type Fields = typeof blank;

/** Form in front of the review: the guest's name, and whatever else the link requires. */
export function Door({ token, door, onEnter }: DoorProps) {
  const [fields, setFields] = useState(blank);
  const [problems, setProblems] = useState<Partial<Fields>>({});
  const call = usePressedCall();
  const of = doorLabels.of[door.shows];
  const asksEmail = door.may_comment || door.may_download;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);

  const fill = (change: Partial<Fields>) => {
    setFields({ ...fields, ...change });
    setProblems({});
    call.clear();
  };
  const showProblems = (found: Partial<Fields>) => {
    setProblems(found);
    focusInvalid();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = {
      ...(door.needs_password && fields.password === '' ? { password: messages.fillPassword } : {}),
      ...(fields.name.trim() === '' ? { name: messages.fillThisField } : {}),
      ...(asksEmail ? emailProblem(fields.email) : {}),
    };
    if (Object.keys(wrong).length > 0) return showProblems(wrong);
    const { name, email, password } = fields;
    await call.run(async () => {
      const about = { token, name: name.trim() };
      const more = {
        ...(asksEmail ? { email: email.trim() } : {}),
        ...(door.needs_password ? { password } : {}),
      };
      try {
        onEnter(await enterReview({ ...about, ...more }));
      } catch (error) {
        const refused = error instanceof ApiError ? Object.entries(error.errors) : [];
        if (refused.length === 0) throw error;
        showProblems(Object.fromEntries(refused.map(([field, [text]]) => [field, text])));
      }
    });
  };

  return (
    <main id="main" className="grid min-h-[calc(100dvh-60px)] place-items-center px-6 py-10">
      <div className="viewfinder w-full max-w-[440px] px-6 py-8 [--vf-length:20px] sm:px-10 sm:py-10">
        <h1 className="text-22 font-strong text-balance">{of.title}</h1>
        <p className="mt-2 text-ink-2 text-pretty">
          {door.may_comment ? of.comment : of.look}
          {door.may_download ? doorLabels.download : null}
        </p>
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-3">
          {door.needs_password ? (
            <Field label={doorLabels.password} required error={problems.password} lines={1}>
              <PasswordInput
                size="lg"
                showLabel={doorLabels.showPassword}
                hideLabel={doorLabels.hidePassword}
                autoComplete="off"
                value={fields.password}
                onChange={({ target }) => fill({ password: target.value })}
              />
            </Field>
          ) : null}
          <Field label={doorLabels.name} required hint={doorLabels.nameHint} error={problems.name} lines={1}>
            <Input
              size="lg"
              autoComplete="name"
              maxLength={guestReviewLimits.nameLength}
              value={fields.name}
              onChange={({ target }) => fill({ name: target.value })}
            />
          </Field>
          {asksEmail ? (
            <Field
              label={doorLabels.email}
              required
              hint={door.may_download ? doorLabels.emailPrinted : of.emailHint}
              error={problems.email}
              lines={1}
            >
              <Input
                size="lg"
                type="email"
                inputMode="email"
                autoComplete="email"
                value={fields.email}
                onChange={({ target }) => fill({ email: target.value })}
              />
            </Field>
          ) : null}
          <CallProblem problem={call.problem} className="mb-2" />
          <Button type="submit" variant="ink" size="lg" busy={call.busy} className="mt-1">
            {of.enter}
          </Button>
        </form>
        <p className="mt-5 text-13">
          <PlaceLink to={paths.termsOfUse} isElsewhere className="text-ink-2 underline underline-offset-3">
            {doorLabels.terms}
          </PlaceLink>
        </p>
      </div>
    </main>
  );
}

function emailProblem(email: string): { email?: string } {
  const wrong = checkEmail(email.trim(), 'page');
  return wrong ? { email: wrong } : {};
}
