import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { UiLabels } from '../labels';
import { useLabels } from '../locale';
import type { ComboboxFilter, ComboboxOption } from './filter-options';

/** What `Combobox` and `MultiCombobox` share. */
export interface ComboboxBaseProps<Value extends string>
  extends Omit<
    ComponentPropsWithoutRef<'input'>,
    'size' | 'prefix' | 'value' | 'defaultValue' | 'type' | 'role' | 'onChange' | 'list' | 'multiple' | 'readOnly'
  > {
  /** Any number of options: only the visible ones are rendered. Keep the array identity stable between renders. */
  options: readonly ComboboxOption<Value>[];
  /** Selects the options that match a query; `null` if the server has filtered them. @default containsFilter */
  filter?: ComboboxFilter | null;
  /** Called with the search text, never in the middle of a composition; `''` when the list closes. */
  onQueryChange?: (query: string) => void;
  /** Whether options are still loading. @default false */
  loading?: boolean;
  /** Height of 32, 40 or 48 px; tags make it grow. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Icon in front. */
  prefix?: ReactNode;
  /** Shown while `loading`. @default '載入中⋯⋯' */
  loadingLabel?: string;
  /** Shown when no option matches; say what to do next. @default '找不到符合的項目，請換個關鍵字' */
  emptyLabel?: string;
  /** Accessible name of the clear button. @default '清除' */
  clearLabel?: string;
  /** Accessible name of the button that opens the list. @default '顯示選項' */
  openLabel?: string;
  /** Announced when the list changes. @default '12個選項' */
  countLabel?: (count: number) => string;
}

const defaultLabels: UiLabels['combobox'] = {
  loading: '載入中⋯⋯',
  empty: '找不到符合的項目，請換個關鍵字',
  clear: '清除',
  open: '顯示選項',
  count: (count) => `${count}個選項`,
};

type GivenLabels = Pick<
  ComboboxBaseProps<string>,
  'loadingLabel' | 'emptyLabel' | 'clearLabel' | 'openLabel' | 'countLabel'
>;

export function useComboboxLabels(given: GivenLabels): UiLabels['combobox'] {
  const labels = useLabels('combobox', defaultLabels);
  return {
    loading: given.loadingLabel ?? labels.loading,
    empty: given.emptyLabel ?? labels.empty,
    clear: given.clearLabel ?? labels.clear,
    open: given.openLabel ?? labels.open,
    count: given.countLabel ?? labels.count,
  };
}
