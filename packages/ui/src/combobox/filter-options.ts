/** One option of a `Combobox` or `MultiCombobox`. */
export interface ComboboxOption<Value extends string> {
  /** Unique among the options. */
  value: Value;
  /** Displayed, searched, and put into the input. */
  label: string;
  /** A second, quieter line; also searched. */
  hint?: string;
  /** Additional search terms: a reading, an English name. */
  keywords?: string;
  disabled?: boolean;
}

/** Selects the options that match a query. */
export type ComboboxFilter = <Value extends string>(
  options: readonly ComboboxOption<Value>[],
  query: string,
) => readonly ComboboxOption<Value>[];

/** Character width, case and spaces are ignored. */
const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replace(/\s+/g, '');

const searched = new WeakMap<ComboboxOption<string>, string>();

function searchText(option: ComboboxOption<string>): string {
  const known = searched.get(option);
  if (known !== undefined) return known;
  const text = [option.label, option.hint, option.keywords].map((part) => plain(part ?? '')).join('\n');
  searched.set(option, text);
  return text;
}

/** Keeps options that contain the query anywhere in their label, hint or keywords. */
export const containsFilter: ComboboxFilter = (options, query) => {
  const sought = plain(query);
  return sought === '' ? options : options.filter((option) => searchText(option).includes(sought));
};

/** Index of the first option that can be chosen, or -1. */
export function firstEnabled(options: readonly ComboboxOption<string>[]): number {
  return options.findIndex((option) => !option.disabled);
}
