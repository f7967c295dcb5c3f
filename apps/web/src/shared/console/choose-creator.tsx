import type { CreatorSummary } from '@paidang/contract/entities';
import { Combobox } from '@paidang/ui/combobox';
import { Field } from '@paidang/ui/field';
import { useMemo, useState } from 'react';
import { labels } from '#labels/console-creators';
import { type CardsSeenBy, useCreatorsFound } from '../../data/console-creators';
import { CreatorName } from '../creators/creator-cells';
import { aboutLine } from '../creators/facts';

export interface ChooseCreatorProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** @default false */
  required?: boolean;
  as: CardsSeenBy;
  /** The chosen creator, with their name at the time of choosing. */
  chosen: { readonly uuid: string; readonly name: string } | null;
  /** Their card: `null` if it is not published, `undefined` while loading. */
  card: CreatorSummary | null | undefined;
  onChoose: (creator: CreatorSummary | null) => void;
}

/** Searches creators with a published card by name. */
export function ChooseCreator({ as, chosen, card, error, onChoose, ...field }: ChooseCreatorProps) {
  const [query, setQuery] = useState('');
  const { data: found = [], isLoading } = useCreatorsFound(query, as);
  const options = useMemo(() => {
    const offered = found.map((one) => ({ value: one.uuid, label: one.name, hint: aboutLine(one) }));
    if (query !== '' || !chosen || offered.some(({ value }) => value === chosen.uuid)) return offered;
    return [{ value: chosen.uuid, label: chosen.name }, ...offered];
  }, [found, query, chosen]);
  return (
    <div className="grid gap-2">
      <Field {...field} error={error ?? (card === null ? labels.hidden[as] : undefined)}>
        <Combobox
          options={options}
          filter={null}
          loading={isLoading}
          placeholder={labels.placeholder}
          emptyLabel={labels.none}
          value={chosen?.uuid ?? null}
          onQueryChange={setQuery}
          onValueChange={(value) => {
            const next = found.find(({ uuid }) => uuid === value) ?? null;
            if (next || value === null) onChoose(next);
          }}
        />
      </Field>
      {card ? <CreatorName creator={card} /> : null}
    </div>
  );
}
