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

const words = labels.fees;

/** Fees for each kind of work. */
export function FeesSection({ state: { form, change, problemOf } }: { state: CardFormState }) {
  const { fees } = form;
  const isUsed = (name: string) => fees.some(({ type }) => type === name);
  const blank: CardFee = { type: taskTypes.find((type) => !isUsed(type)) ?? taskTypes[0], from: 0, to: 0, note: '' };
  return (
    <Section title={words.title} hint={words.hint}>
      <RowList
        label={words.label}
        items={fees}
        blank={blank}
        isBlank={({ from, to, note }) => from === 0 && to === 0 && note === ''}
        max={taskTypes.length}
        addLabel={words.add}
        nameOf={words.row}
        onChange={(next) => change({ fees: next })}
      >
        {(item, set, index) => (
          <div className="grid min-w-0 flex-1 items-start gap-3 sm:grid-cols-3">
            <Field label={words.type} error={problemOf(`fees.${index}.type`)}>
              <Select
                options={taskTypes
                  .filter((type) => type === item.type || !isUsed(type))
                  .map((type) => ({ value: type, label: taskTypeTitles[type] }))}
                value={item.type}
                onValueChange={(type) => set({ ...item, type })}
              />
            </Field>
            <Field label={words.from} error={problemOf(`fees.${index}.from`)}>
              <NumberInput
                prefix="NT$"
                min={0}
                max={creatorCardLimits.fee}
                step={1000}
                value={item.from}
                onValueChange={(from) => set({ ...item, from: Math.round(from ?? 0) })}
              />
            </Field>
            <Field label={words.to} error={problemOf(`fees.${index}.to`)}>
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
              label={words.note}
              hint={words.noteHint}
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
