import { guestReviewLimits, limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Input, PasswordInput } from '@paidang/ui/input';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { Select } from '@paidang/ui/select';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/guest-links';
import { type GuestSubject, useGuestLinkMoves } from '../../data/guest-links';
import { copyText } from '../../shared/copy-text';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import { shownBy, versionShown } from './shown-by';

export interface NewLinkProps {
  subject: GuestSubject;
  title: string;
  versions: readonly number[];
}

const makeLabels = labels.make;
const newest = 'newest';
const { daysOffered, titleLength, passwordLength } = guestReviewLimits;

const usualDays = '14';

/** Form for a new link: what it shows, to whom and for how long. The address is copied immediately. */
export function NewLink({ subject, title, versions }: NewLinkProps) {
  const blank = {
    title: title.slice(0, titleLength),
    version: newest,
    rights: 'comment',
    mayDownload: false,
    days: usualDays,
    password: '',
  };
  const [form, setForm] = useState(blank);
  const [problems, setProblems] = useState<{ title?: string; password?: string }>({});
  const shown = shownBy(subject);
  const rights = makeLabels.of[shown];
  const moves = useGuestLinkMoves(subject);
  const call = usePressedCall();
  // Idempotency key: a retry makes only one link.
  const key = useRef(crypto.randomUUID());
  const fields = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(fields);
  const fill = (change: Partial<typeof blank>) => {
    setForm({ ...form, ...change });
    setProblems({});
    call.clear();
    key.current = crypto.randomUUID();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = {
      ...(form.title.trim() === '' ? { title: messages.fillThisField } : {}),
      ...(form.password !== '' && form.password.length < limits.passwordLength
        ? { password: messages.passwordTooShort }
        : {}),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return focusInvalid();
    await call.run(async () => {
      const link = await moves.make(
        {
          title: form.title.trim(),
          version: form.version === newest ? null : Number(form.version),
          may_comment: form.rights === 'comment',
          may_download: form.mayDownload,
          days: Number(form.days),
          ...(form.password ? { password: form.password } : {}),
        },
        key.current,
      );
      fill({ password: '' });
      const isCopied = await copyText(await moves.addressOf(link.uuid));
      showToast({ title: isCopied ? makeLabels.made : makeLabels.madeOnly, tone: 'success' });
    });
  };

  return (
    <form
      ref={fields}
      noValidate
      aria-label={makeLabels.title}
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid gap-x-4 gap-y-3 border-t border-line pt-5 sm:grid-cols-2"
    >
      <Field
        label={makeLabels.name}
        required
        hint={makeLabels.nameHint}
        error={problems.title}
        lines={1}
        className="sm:col-span-2"
      >
        <Input maxLength={titleLength} value={form.title} onChange={({ target }) => fill({ title: target.value })} />
      </Field>
      <Field label={makeLabels.version} hint={makeLabels.versionHint[shown]} lines={1}>
        <Select
          options={[
            { value: newest, label: makeLabels.newest },
            ...[...versions]
              .reverse()
              .map((number) => ({ value: String(number), label: versionShown(subject, number) })),
          ]}
          value={form.version}
          onValueChange={(version) => fill({ version })}
        />
      </Field>
      <Field label={makeLabels.days} lines={1}>
        <Select
          options={daysOffered.map((days) => ({ value: String(days), label: makeLabels.daysOption(days) }))}
          value={form.days}
          onValueChange={(days) => fill({ days })}
        />
      </Field>
      <Field label={makeLabels.rights} lines={1}>
        <RadioGroup value={form.rights} onValueChange={(rights) => fill({ rights })}>
          <Radio value="comment" label={rights.comment} />
          <Radio value="look" label={rights.look} />
        </RadioGroup>
      </Field>
      <Field
        label={makeLabels.password}
        optional={makeLabels.optional}
        hint={makeLabels.passwordHint}
        error={problems.password}
        lines={1}
      >
        <PasswordInput
          autoComplete="new-password"
          showLabel={makeLabels.showPassword}
          hideLabel={makeLabels.hidePassword}
          maxLength={passwordLength}
          value={form.password}
          onChange={({ target }) => fill({ password: target.value })}
        />
      </Field>
      {shown === 'film' ? (
        <Checkbox
          label={makeLabels.download}
          checked={form.mayDownload}
          onCheckedChange={(checked) => fill({ mayDownload: checked === true })}
          className="mb-2 sm:col-span-2"
        />
      ) : null}
      <CallProblem problem={call.problem} className="mb-2 sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button type="submit" variant="ink" busy={call.busy}>
          {makeLabels.submit}
        </Button>
      </div>
    </form>
  );
}
