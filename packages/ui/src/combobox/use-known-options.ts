import { useMemo, useState } from 'react';
import type { ComboboxOption } from './filter-options';

/**
 * Finds options by value. A chosen option stays known when later searches no longer return it; a value that was never
 * among the options is its own label.
 */
export function useKnownOptions<Value extends string>(options: readonly ComboboxOption<Value>[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<Value, ComboboxOption<Value>>>(new Map());
  const present = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  return {
    find: (value: Value): ComboboxOption<Value> => present.get(value) ?? chosen.get(value) ?? { value, label: value },
    remember: (option: ComboboxOption<Value>) => setChosen((known) => new Map(known).set(option.value, option)),
  };
}
