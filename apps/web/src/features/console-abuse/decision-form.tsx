import { operationLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { type AbuseDecision, abuseDecisions, abuseDecisionTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/console-operations';
import { useAbuseDecision } from '../../data/console-abuse';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

const abuseLabels = labels.abuse;

export interface DecisionFormProps {
  report: string;
}

/** Form for the platform's decision about a report. */
export function DecisionForm({ report }: DecisionFormProps) {
  const decide = useAbuseDecision(report);
  const [decision, setDecision] = useState<AbuseDecision | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const call = usePressedCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (decision) void call.run(() => decide(decision, reason));
  };
  return (
    <form onSubmit={submit} className="grid gap-3 border-t border-line pt-6">
      <Field
        label={abuseLabels.decide}
        hint={abuseLabels.decideHint}
        error={isTried && !decision ? messages.fillThisField : null}
      >
        <RadioGroup
          value={decision ?? ''}
          onValueChange={(value) => setDecision(value as AbuseDecision)}
          className="grid gap-1 sm:grid-cols-2"
        >
          {abuseDecisions.map((value) => (
            <Radio key={value} value={value} label={abuseDecisionTitles[value]} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={labels.reason} hint={abuseLabels.reasonHint}>
        <Textarea
          minHeight={72}
          value={reason}
          maxLength={operationLimits.reasonLength}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <CallProblem problem={call.problem} />
      <div>
        <Button type="submit" variant="ink" busy={call.busy}>
          {abuseLabels.decide}
        </Button>
      </div>
    </form>
  );
}
