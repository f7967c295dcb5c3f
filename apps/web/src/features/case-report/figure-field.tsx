import { ageGroups, type FigureName, type FigureValue, figureOf } from '@paidang/contract/report';
import type { EditorPort } from '@paidang/editor';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { NumberInput } from '@paidang/ui/number-input';
import { Select } from '@paidang/ui/select';
import { Paperclip, X } from 'lucide-react';
import { labels } from '#labels/case-report';
import { AddPicture } from './picture-field';

const words = labels.form;
const none = 'none';
const ages = [{ value: none, label: words.none }, ...ageGroups.map((group) => ({ value: group, label: group }))];

export interface FigureFieldProps {
  name: FigureName;
  value: FigureValue | null;
  required: boolean;
  error: string | undefined;
  /** What is probably a mistake. */
  warning: string | undefined;
  /** Screenshot that shows the figure, `''` for none. */
  evidence: string;
  port: EditorPort;
  onChange: (value: FigureValue | null) => void;
  onEvidence: (src: string) => void;
  onUploading: (step: 1 | -1) => void;
}

/** One figure to fill in, with its unit, where to find it, and a screenshot of it. */
export function FigureField({ name, value, required, error, warning, evidence, port, ...on }: FigureFieldProps) {
  const { title, kind, unit, help } = figureOf(name);
  return (
    <div className="grid content-start gap-1.5">
      <Field
        label={title}
        hint={help}
        error={error}
        required={required}
        lines={2}
        {...(required ? {} : { optional: words.optional })}
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
      <div className="flex items-center gap-1">
        {evidence ? (
          <>
            <a
              href={evidence}
              target="_blank"
              rel="noreferrer"
              aria-label={labels.paper.evidenceOf(title)}
              className="flex min-h-8 items-center gap-1 text-13 text-ink-2 underline"
            >
              <Paperclip size={14} strokeWidth={1.75} aria-hidden="true" />
              {labels.paper.evidence}
            </a>
            <IconButton size="sm" label={words.removeEvidence(title)} onClick={() => on.onEvidence('')}>
              <X size={14} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <AddPicture
            quiet
            label={words.evidenceOf(title)}
            port={port}
            onAdded={on.onEvidence}
            onUploading={on.onUploading}
          >
            {words.evidence}
          </AddPicture>
        )}
      </div>
    </div>
  );
}
