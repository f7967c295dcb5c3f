export { Combobox, type ComboboxProps } from './combobox';
export type { ComboboxBaseProps } from './combobox-base';
export { type ComboboxFilter, type ComboboxOption, containsFilter } from './filter-options';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox';
