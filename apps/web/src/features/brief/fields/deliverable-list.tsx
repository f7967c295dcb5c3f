import type { Deliverable } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { labels } from '#labels/brief';
import { RowList, rowError } from '../../../shared/row-list/row-list';
import type { StepErrors } from '../../../step/step-kind';

export interface DeliverableListProps {
  items: readonly Deliverable[];
  errors: StepErrors;
  onChange: (items: Deliverable[]) => void;
}

const deliverableLabels = labels.deliverables;

/** Deliverables and their quantities. */
export function DeliverableList({ items, errors, onChange }: DeliverableListProps) {
  return (
    <RowList<Deliverable>
      label={deliverableLabels.label}
      required
      items={items}
      blank={{ title: '', quantity: 1, note: '' }}
      isBlank={({ title, note }) => title.trim() === '' && note.trim() === ''}
      max={limits.brief.items}
      addLabel={deliverableLabels.add}
      nameOf={deliverableLabels.item}
      onChange={onChange}
    >
      {(item, change, index) => (
        <div className="grid gap-2 md:grid-cols-[minmax(0,1fr)_112px_minmax(0,1fr)]">
          <Field
            label={deliverableLabels.item(index + 1)}
            labelHidden
            error={rowError(errors, 'deliverables', index, '.title')}
          >
            <Input
              value={item.title}
              maxLength={limits.brief.line}
              placeholder={deliverableLabels.placeholder}
              onChange={(event) => change({ ...item, title: event.target.value })}
            />
          </Field>
          <Field
            label={deliverableLabels.quantity(index + 1)}
            labelHidden
            error={errors[`deliverables.${index}.quantity`]}
          >
            <NumberInput
              value={item.quantity}
              min={1}
              max={limits.brief.quantity}
              onValueChange={(quantity) => change({ ...item, quantity: quantity ?? 1 })}
            />
          </Field>
          <Field label={deliverableLabels.note(index + 1)} labelHidden error={errors[`deliverables.${index}.note`]}>
            <Input
              value={item.note}
              maxLength={limits.brief.line}
              placeholder={deliverableLabels.notePlaceholder}
              onChange={(event) => change({ ...item, note: event.target.value })}
            />
          </Field>
        </div>
      )}
    </RowList>
  );
}
