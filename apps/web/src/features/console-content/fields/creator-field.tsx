import { useMemo, useState } from 'react';
import { useCreatorCards } from '../../../data/console-creators';
import { ChooseCreator } from '../../../shared/console/choose-creator';

export interface CreatorFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Id of the creator; empty until one is chosen. */
  creator: string;
  /** Name stored in the saved record. */
  recordedName: string;
  onChange: (creator: string) => void;
}

/** Chooses a creator whose card is public. */
export function CreatorField({ creator, recordedName, onChange, ...field }: CreatorFieldProps) {
  const cardOf = useCreatorCards([creator], 'public');
  const [name, setName] = useState(recordedName);
  const chosen = useMemo(() => (creator === '' ? null : { uuid: creator, name }), [creator, name]);
  return (
    <ChooseCreator
      {...field}
      as="public"
      required
      chosen={chosen}
      card={cardOf(creator)}
      onChoose={(next) => {
        setName(next?.name ?? '');
        onChange(next?.uuid ?? '');
      }}
    />
  );
}
