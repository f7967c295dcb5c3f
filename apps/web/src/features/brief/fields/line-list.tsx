import { limits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { RowList, rowError } from '../../../shared/row-list/row-list';
import type { StepErrors } from '../../../step/step-kind';

export interface LineListProps {
  words: { label: string; hint?: string; item: (number: number) => string; add: string };
  /** Field name used in the errors. */
  name: string;
  items: readonly string[];
  errors: StepErrors;
  /** @default false */
  required?: boolean;
  onChange: (items: string[]) => void;
}

/** List of short sentences, one per row. */
export function LineList({ words, name, items, errors, required = false, onChange }: LineListProps) {
  return (
    <RowList
      label={words.label}
      hint={words.hint}
      required={required}
      items={items}
      blank=""
      isBlank={(item) => item.trim() === ''}
      max={limits.brief.items}
      addLabel={words.add}
      nameOf={words.item}
      onChange={onChange}
    >
      {(item, change, index) => (
        <Field label={words.item(index + 1)} labelHidden error={rowError(errors, name, index)}>
          <Input value={item} maxLength={limits.brief.line} onChange={(event) => change(event.target.value)} />
        </Field>
      )}
    </RowList>
  );
}
