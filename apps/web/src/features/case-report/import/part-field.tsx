import { Field } from '@paidang/ui/field';
import { Select } from '@paidang/ui/select';
import { labels as words } from '#labels/report-import';

export interface PartFieldProps {
  /** Names of the files in an archive. */
  parts: readonly string[];
  part: string;
  onChange: (part: string) => void;
}

/** Which file of an archive is imported. */
export function PartField({ parts, part, onChange }: PartFieldProps) {
  return (
    <Field label={words.part} className="mt-6">
      <Select options={parts.map((name) => ({ value: name, label: name }))} value={part} onValueChange={onChange} />
    </Field>
  );
}
