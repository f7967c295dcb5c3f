import type { BriefContent } from '@paidang/contract/entities';
import { reportLimits } from '@paidang/contract/limits';
import { goalMetrics, goalNames } from '@paidang/contract/report';
import { Field } from '@paidang/ui/field';
import { NumberInput } from '@paidang/ui/number-input';
import { labels } from '#labels/brief';

type Goals = NonNullable<BriefContent['goals']>;

export interface GoalFieldsProps {
  goals: BriefContent['goals'];
  onChange: (goals: Goals) => void;
}

/** Goals of the task: an optional number for each metric. */
export function GoalFields({ goals = {}, onChange }: GoalFieldsProps) {
  const change = (name: keyof Goals, target: number | null) => {
    const { [name]: _, ...others } = goals;
    onChange(target === null ? others : { ...others, [name]: target });
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-14 font-medium">
        {labels.goals.label}
        <span className="ml-1.5 text-12 font-regular text-ink-3">{labels.optional}</span>
      </legend>
      <p className="-mt-1 text-13 text-ink-3">{labels.goals.hint}</p>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        {goalNames.map((name) => {
          const { title, unit, help } = goalMetrics[name];
          return (
            <Field key={name} label={title} {...(help ? { hint: help } : {})}>
              <NumberInput
                value={goals[name] ?? null}
                min={1}
                max={reportLimits.count}
                step={1000}
                suffix={unit}
                onValueChange={(target) => change(name, target)}
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
