import { rewardLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { labels } from '#labels/rewards';
import { FraudNotice } from '../../shared/fraud-notice';
import { CallProblem } from '../../shared/pressed-call/pressed-call';
import type { RequestFormState } from './use-request-form';

const { form: words } = labels;
/** Most missing parts to name: for a nearly empty form, the first ones are enough. */
const mostNamed = 4;

export interface RequestSignatureProps {
  form: RequestFormState;
  /** Name in the service data; '' if there is none yet. */
  name: string;
  isAgain: boolean;
  nameOf: (part: string) => string;
  goTo: (part: string) => void;
}

/** Signs and sends the request, or names what is missing. */
export function RequestSignature({ form, name, isAgain, nameOf, goTo }: RequestSignatureProps) {
  const { missing, isTried, changed } = form;
  const isLacking = (part: string) => isTried && missing.includes(part);
  const send = () => {
    form.send();
    const [first] = missing;
    if (first) goTo(first);
  };
  return (
    <div className="grid gap-3.5 pt-5">
      <div role="alert" className="empty:hidden">
        {changed ? (
          <Callout tone="warning" title={words.changed}>
            {words.changedText(changed.before, changed.after)}
          </Callout>
        ) : null}
      </div>
      <Field
        label={words.name}
        hint={words.nameHint}
        error={form.isNameWrong ? words.otherName(name) : isLacking('signature') ? words.sign : null}
        controlId="signature"
        required
      >
        <Input
          autoComplete="off"
          maxLength={rewardLimits.nameLength}
          value={form.name}
          onChange={(event) => form.setName(event.target.value)}
        />
      </Field>
      <Checkbox
        id="agreement"
        aria-invalid={isLacking('agreement') || undefined}
        checked={form.isAgreed}
        onCheckedChange={(checked) => form.setAgreed(checked === true)}
        label={<span className="text-13">{words.agree}</span>}
      />
      <CallProblem problem={form.problem} />
      <Button size="lg" variant="ink" className="w-full" busy={form.busy} onClick={send}>
        {isAgain ? words.sendAgain : words.send}
      </Button>
      {missing.length > 0 ? (
        <p className="text-center text-13 text-ink-3">
          {words.missing(missing.length)}
          {missing.slice(0, mostNamed).map((part, index) => (
            <span key={part}>
              {index > 0 ? words.comma : null}
              <a
                href={`#${part}`}
                className="hit text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
                onClick={(event) => {
                  event.preventDefault();
                  goTo(part);
                }}
              >
                {nameOf(part)}
              </a>
            </span>
          ))}
          {missing.length > mostNamed ? words.andMore : null}
        </p>
      ) : null}
      <FraudNotice className="border-t border-line pt-3.5 text-12 text-ink-3 max-xl:hidden" />
    </div>
  );
}
