import type {
  ProposalContent,
  ProposalDeliverable,
  ProposalPhase,
  ProposalQuoteLine,
} from '@paidang/contract/entities';
import { limits, proposalLimits } from '@paidang/contract/limits';
import { taskTypes, taskTypeTitles } from '@paidang/contract/vocabulary';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { Select } from '@paidang/ui/select';
import { useState } from 'react';
import { labels } from '#labels/console-proposals';
import type { CardOf } from '../../data/console-creators';
import { RowList } from '../../shared/row-list/row-list';

const formLabels = labels.form;

export interface ProposalRowsProps {
  content: ProposalContent;
  /** By field, for example `quote.0.item`. */
  errors: Readonly<Record<string, string>>;
  /** Returns a candidate's card as vendors see it. */
  cardOf: CardOf;
  onChange: (changes: Partial<ProposalContent>) => void;
}

const uuid = () => crypto.randomUUID();
const types = taskTypes.map((value) => ({ value, label: taskTypeTitles[value] }));
/** Classes of the frame around a row with several fields. */
export const frame = 'grid gap-3 rounded-card border border-line p-3';

const open = 'open';

export function DeliverableRows({ content, errors, onChange }: ProposalRowsProps) {
  const text = formLabels.deliverable;
  const makers = [
    { value: open, label: text.open },
    ...content.candidates.filter(({ name }) => name.trim() !== '').map((one) => ({ value: one.uuid, label: one.name })),
  ];
  return (
    <RowList<ProposalDeliverable>
      label={text.label}
      hint={text.hint}
      required
      items={content.deliverables}
      blank={{ uuid: uuid(), title: '', type: 'video', platforms: [], quantity: 1, candidate: null }}
      isBlank={({ title, platforms }) => title.trim() === '' && platforms.length === 0}
      max={proposalLimits.deliverables}
      addLabel={text.add}
      nameOf={text.item}
      error={errors.deliverables}
      onChange={(deliverables) => onChange({ deliverables })}
    >
      {(item, change, index) => (
        <div className={`${frame} sm:grid-cols-[minmax(0,1fr)_140px_112px]`}>
          <Field label={text.title} error={errors[`deliverables.${index}.title`]} required>
            <Input
              value={item.title}
              maxLength={proposalLimits.titleLength}
              onChange={({ target }) => change({ ...item, title: target.value })}
            />
          </Field>
          <Field label={text.type}>
            <Select options={types} value={item.type} onValueChange={(type) => change({ ...item, type })} />
          </Field>
          <Field label={text.quantity}>
            <NumberInput
              min={1}
              max={limits.project.quantity}
              value={item.quantity}
              onValueChange={(quantity) => change({ ...item, quantity: Math.round(quantity ?? 1) })}
            />
          </Field>
          <PlatformsField platforms={item.platforms} onChange={(platforms) => change({ ...item, platforms })} />
          <Field label={text.candidate} error={errors[`deliverables.${index}.candidate`]} className="sm:col-span-2">
            <Select
              options={makers}
              value={item.candidate ?? open}
              onValueChange={(candidate) => change({ ...item, candidate: candidate === open ? null : candidate })}
            />
          </Field>
        </div>
      )}
    </RowList>
  );
}

const separator = /[、,，]/;

/** Platforms as a separated list in one field; the typed text is kept while the names are parsed from it. */
function PlatformsField({ platforms, onChange }: { platforms: string[]; onChange: (platforms: string[]) => void }) {
  const [typed, setTyped] = useState(() => platforms.join('、'));
  return (
    <Field label={formLabels.deliverable.platforms}>
      <Input
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const names = target.value.split(separator).map((name) => name.trim().slice(0, 40));
          onChange([...new Set(names.filter(Boolean))].slice(0, 10));
        }}
      />
    </Field>
  );
}

export function QuoteRows({ content, errors, onChange }: ProposalRowsProps) {
  const text = formLabels.line;
  return (
    <RowList<ProposalQuoteLine>
      label={text.label}
      hint={text.hint}
      required
      items={content.quote}
      blank={{ uuid: uuid(), item: '', quantity: 1, unit_price: 0 }}
      isBlank={({ item, unit_price: price }) => item.trim() === '' && price === 0}
      max={proposalLimits.quoteLines}
      addLabel={text.add}
      nameOf={text.item}
      error={errors.quote}
      onChange={(quote) => onChange({ quote })}
    >
      {(item, change, index) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_112px_160px]">
          <Field label={text.name} labelHidden={index > 0} error={errors[`quote.${index}.item`]}>
            <Input
              value={item.item}
              maxLength={proposalLimits.titleLength}
              onChange={({ target }) => change({ ...item, item: target.value })}
            />
          </Field>
          <Field label={text.quantity} labelHidden={index > 0}>
            <NumberInput
              min={1}
              max={proposalLimits.quantity}
              value={item.quantity}
              onValueChange={(quantity) => change({ ...item, quantity: Math.round(quantity ?? 1) })}
            />
          </Field>
          <Field label={text.price} labelHidden={index > 0}>
            <NumberInput
              min={0}
              max={proposalLimits.unitPrice}
              step={1000}
              value={item.unit_price}
              onValueChange={(price) => change({ ...item, unit_price: Math.round(price ?? 0) })}
            />
          </Field>
        </div>
      )}
    </RowList>
  );
}

export function PhaseRows({ content, errors, onChange }: ProposalRowsProps) {
  const text = formLabels.phase;
  return (
    <RowList<ProposalPhase>
      label={text.label}
      hint={text.hint}
      items={content.phases}
      blank={{ uuid: uuid(), title: '', start: null, end: null }}
      isBlank={({ title, start, end }) => title.trim() === '' && !start && !end}
      max={proposalLimits.phases}
      addLabel={text.add}
      nameOf={text.item}
      onChange={(phases) => onChange({ phases })}
    >
      {(item, change, index) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_170px_170px]">
          <Field label={text.title} labelHidden={index > 0} error={errors[`phases.${index}.title`]}>
            <Input
              value={item.title}
              maxLength={proposalLimits.titleLength}
              onChange={({ target }) => change({ ...item, title: target.value })}
            />
          </Field>
          {(['start', 'end'] as const).map((end) => (
            <Field key={end} label={text[end]} labelHidden={index > 0} error={errors[`phases.${index}.${end}`]}>
              <DatePicker value={item[end]} onValueChange={(day) => change({ ...item, [end]: day })} />
            </Field>
          ))}
        </div>
      )}
    </RowList>
  );
}
