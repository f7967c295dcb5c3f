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
  /** Any number of them: only those in sight are in the page. Keep the array the same between renders. */
  options: readonly ComboboxOption<Value>[];
  /** Which options a query leaves; `null` when the server has filtered them. @default containsFilter */
  filter?: ComboboxFilter | null;
  /** What the reader is looking for, never in the middle of a composition; `''` when the list closes. */
  onQueryChange?: (query: string) => void;
  /** The options are on their way. @default false */
  loading?: boolean;
  /** Height 32, 40 or 48 px; tags let it grow. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Icon in front. */
  prefix?: ReactNode;
  /** Said while `loading`. @default '載入中⋯⋯' */
  loadingLabel?: string;
  /** Said when no option is left; say what to do next. @default '找不到符合的項目，請換個關鍵字' */
  emptyLabel?: string;
  /** Name of the button that empties it. @default '清除' */
  clearLabel?: string;
  /** Name of the button that shows the list. @default '顯示選項' */
  openLabel?: string;
  /** Read out when the list changes. @default '12個選項' */
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
