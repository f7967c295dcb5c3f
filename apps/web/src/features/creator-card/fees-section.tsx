import type { CardFee } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { taskTypes, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/creator-card';
import { Section } from '../../shared/page/section';
import { RowList } from '../../shared/row-list/row-list';
import type { CardFormState } from './card-form';

const feeLabels = labels.fees;

/** Fees for each kind of work. */
export function FeesSection({ state: { form, change, problemOf } }: { state: CardFormState }) {
  const { fees } = form;
  const isUsed = (name: string) => fees.some(({ type }) => type === name);
  const blank: CardFee = { type: taskTypes.find((type) => !isUsed(type)) ?? taskTypes[0], from: 0, to: 0, note: '' };
  return (
    <Section title={feeLabels.title} hint={feeLabels.hint}>
      <RowList
        label={feeLabels.label}
        items={fees}
        blank={blank}
        isBlank={({ from, to, note }) => from === 0 && to === 0 && note === ''}
        max={taskTypes.length}
        addLabel={feeLabels.add}
        nameOf={feeLabels.row}
        onChange={(next) => change({ fees: next })}
      >
        {(item, set, index) => (
          <div className="grid min-w-0 flex-1 items-start gap-3 sm:grid-cols-3">
            <Field label={feeLabels.type} error={problemOf(`fees.${index}.type`)}>
              <Select
                options={taskTypes
                  .filter((type) => type === item.type || !isUsed(type))
                  .map((type) => ({ value: type, label: taskTypeTitles[type] }))}
                value={item.type}
                onValueChange={(type) => set({ ...item, type })}
              />
            </Field>
            <Field label={feeLabels.from} error={problemOf(`fees.${index}.from`)}>
              <NumberInput
                prefix="NT$"
                min={0}
                max={creatorCardLimits.fee}
                step={1000}
                value={item.from}
                onValueChange={(from) => set({ ...item, from: Math.round(from ?? 0) })}
              />
            </Field>
            <Field label={feeLabels.to} error={problemOf(`fees.${index}.to`)}>
              <NumberInput
                prefix="NT$"
                min={0}
                max={creatorCardLimits.fee}
                step={1000}
                value={item.to}
                onValueChange={(to) => set({ ...item, to: Math.round(to ?? 0) })}
              />
            </Field>
            <Field
              label={feeLabels.note}
              hint={feeLabels.noteHint}
              error={problemOf(`fees.${index}.note`)}
              className="sm:col-span-3"
            >
              <Input
                maxLength={creatorCardLimits.feeNote}
                value={item.note}
                onChange={(event) => set({ ...item, note: event.target.value })}
              />
            </Field>
          </div>
        )}
      </RowList>
    </Section>
  );
}
