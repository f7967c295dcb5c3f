import { ageGroups, type FigureName, type FigureValue, figureOf } from '@paidang/contract/report';
import type { EditorPort } from '@paidang/editor';
import { Field } from '@paidang/ui/field';
import { NumberInput } from '@paidang/ui/number-input';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/case-report';
import { FigureEvidence } from './figure-evidence';

const formLabels = labels.form;
const none = 'none';
const ages = [{ value: none, label: formLabels.none }, ...ageGroups.map((group) => ({ value: group, label: group }))];

export interface FigureFieldProps {
  name: FigureName;
  value: FigureValue | null;
  required: boolean;
  error: string | undefined;
  /** Points out a value that is probably a mistake. */
  warning: string | undefined;
  /** Screenshot that proves the figure; `''` for none. */
  evidence: string;
  port: EditorPort;
  onChange: (value: FigureValue | null) => void;
  onEvidence: (src: string) => void;
  onUploading: (step: 1 | -1) => void;
}

/** Input for one figure, with its unit, where to find it, and a screenshot of it. */
export function FigureField({ name, value, required, error, warning, evidence, port, ...on }: FigureFieldProps) {
  const { title, kind, unit, help } = figureOf(name);
  return (
    <FigureEvidence title={title} src={evidence} port={port} onChange={on.onEvidence} onUploading={on.onUploading}>
      <Field
        label={title}
        hint={help}
        error={error}
        required={required}
        lines={2}
        {...(required ? {} : { optional: formLabels.optional })}
      >
        {kind === 'age' ? (
          <Select
            options={ages}
            value={typeof value === 'string' ? value : none}
            onValueChange={(group) => on.onChange(ageGroups.find((one) => one === group) ?? null)}
          />
        ) : (
          <NumberInput
            suffix={unit}
            min={0}
            allowOutOfRange
            step={kind === 'rate' ? 0.1 : 1}
            format={kind === 'rate' ? { maximumFractionDigits: 4 } : {}}
            value={typeof value === 'number' ? value : null}
            onValueChange={on.onChange}
          />
        )}
      </Field>
      {warning ? (
        <p role="status" className="text-13 text-warning-600">
          {warning}
        </p>
      ) : null}
    </FigureEvidence>
  );
}
