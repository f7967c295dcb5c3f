import type { BriefContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { skippableSteps } from '@paidang/contract/steps';
import { functionTitles } from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { NumberInput } from '@paidang/ui/number-input';
import { useMemo } from 'react';
import { labels } from '#labels/brief';
import { briefSource } from '../../../data/briefs';
import { useStep } from '../../../data/steps';
import type { StepErrors } from '../../../step/step-kind';

export interface WayOfWorkingProps {
  task: string;
  content: BriefContent;
  errors: StepErrors;
  onChange: (change: Partial<BriefContent>) => void;
}

const { rounds, skip } = labels;

/** How many rounds of changes are agreed, and which steps the task skips. */
export function WayOfWorking({ task, content, errors, onChange }: WayOfWorkingProps) {
  const source = useMemo(() => briefSource(task), [task]);
  const open = useStep(source).data?.skippable_steps ?? [];
  const chosen = content.skipped_steps;
  return (
    <>
      <Field label={rounds.label} hint={rounds.hint} error={errors.revision_rounds} className="max-w-60">
        <NumberInput
          value={content.revision_rounds}
          min={limits.brief.roundsMin}
          max={limits.brief.roundsMax}
          suffix={rounds.unit}
          onValueChange={(value) => onChange({ revision_rounds: value ?? limits.revisionRoundsAgreed })}
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-14 font-medium">{skip.label}</legend>
        <p className="-mt-1 text-13 text-ink-3">{skip.hint}</p>
        {skippableSteps.map((step) => (
          <Checkbox
            key={step}
            label={open.includes(step) ? functionTitles[step] : skip.begun(functionTitles[step])}
            checked={chosen.includes(step)}
            disabled={!open.includes(step)}
            onCheckedChange={(checked) =>
              onChange({
                skipped_steps: skippableSteps.filter((one) => (one === step ? checked === true : chosen.includes(one))),
              })
            }
          />
        ))}
        {errors.skipped_steps ? (
          <p role="alert" data-invalid="" tabIndex={-1} className="text-13 text-danger-600 outline-none">
            {errors.skipped_steps}
          </p>
        ) : null}
      </fieldset>
    </>
  );
}
