import { useMultipleSelection } from 'downshift';
import { useComposedRefs, useControllableState } from 'radix-ui/internal';
import { type ForwardedRef, useEffect, useMemo, useRef } from 'react';
import { useFieldControl } from '../field/field-context';
import { forwardGeneric } from '../internal/forward-generic';
import { listOf } from '../internal/list-of';
import { useCheckedRef } from '../internal/use-checked-ref';
import type { UiLabels } from '../labels';
import { useLabels } from '../locale';
import { type ComboboxBaseProps, useComboboxLabels } from './combobox-base';
import { ComboboxBox } from './combobox-box';
import { ComboboxTag } from './combobox-tag';
import type { ComboboxOption } from './filter-options';
import { comboboxInputClass } from './input-class';
import { useInputProps } from './use-input-props';
import { useKnownOptions } from './use-known-options';
import { type List, useList } from './use-list';

const defaultLabels: UiLabels['multiCombobox'] = { selected: '已選擇', remove: (label) => `移除${label}` };

export interface MultiComboboxProps<Value extends string> extends ComboboxBaseProps<Value> {
  /** If given, the combobox is controlled. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (value: readonly Value[]) => void;
  /** Accessible name of the list of tags. @default '已選擇' */
  selectedLabel?: string;
  /** Accessible name of a tag's button. @default '移除山眠茶飲' */
  removeLabel?: (label: string) => string;
}

const none: readonly never[] = [];

/**
 * Chooses any number of options, found by typing; each becomes a tag. ← or Backspace at the start of the input moves to the tags.
 *
 * @example <MultiCombobox options={creators} value={invited} onValueChange={setInvited} placeholder="邀請創作者" />
 */
export const MultiCombobox = forwardGeneric(function MultiCombobox<Value extends string>(
  {
    options: offered,
    filter,
    onQueryChange,
    loading = false,
    size = 'md',
    prefix,
    value: given,
    defaultValue = none,
    onValueChange,
    loadingLabel,
    emptyLabel,
    clearLabel,
    openLabel,
    countLabel,
    selectedLabel,
    removeLabel,
    name,
    form,
    placeholder,
    disabled = false,
    className,
    ...props
  }: MultiComboboxProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const labels = useComboboxLabels({ loadingLabel, emptyLabel, clearLabel, openLabel, countLabel });
  const tagLabels = useLabels('multiCombobox', defaultLabels);
  const options = listOf(offered, 'MultiCombobox', 'options');
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useCheckedRef(useComposedRefs(input, ref));
  const focusInput = () => input.current?.focus();
  const [values, setValues] = useControllableState<readonly Value[]>({
    ...(given === undefined ? {} : { prop: given }),
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const chosen = useMemo(() => new Set(values), [values]);
  const known = useKnownOptions(options);
  const bound = useFieldControl(props);
  const remove = (value: Value) => setValues(values.filter((one) => one !== value));

  const list: List<Value> = useList<Value>({
    options,
    filter,
    onQueryChange,
    inputId: bound.id,
    selected: null,
    restText: '',
    onSelect: (option) => {
      if (!option) return;
      known.remember(option);
      if (chosen.has(option.value)) remove(option.value);
      else setValues([...values, option.value]);
      list.clearQuery();
    },
    // Choosing an option ends the search, and it stays highlighted.
    afterChoice: (option) => ({
      isOpen: true,
      inputValue: '',
      highlightedIndex: option ? options.indexOf(option) : -1,
    }),
  });
  const { headless } = list;
  const tags = useMultipleSelection<ComboboxOption<Value>>({
    selectedItems: values.map(known.find),
    itemToKey: (option) => option?.value,
    environment: undefined,
    onSelectedItemsChange: ({ selectedItems = [] }) => setValues(selectedItems.map(({ value }) => value)),
  });
  const tagList = useRef<HTMLUListElement>(null);
  const refocus = useRef<number | null>(null);
  useEffect(() => {
    // The removed tag had the focus; downshift only moves the focus when the index changes.
    if (refocus.current === null) return;
    const left = tagList.current?.querySelectorAll('button') ?? [];
    (left[Math.min(refocus.current, values.length - 1)] ?? input.current)?.focus();
    refocus.current = null;
  }, [values.length]);
  const inputProps = useInputProps(list, tags.getDropdownProps({ ...props, ...bound, ref: inputRef, disabled }));

  return (
    <>
      <ComboboxBox
        slot="multi-combobox"
        list={list}
        headless={headless}
        size={size}
        className={className}
        prefix={prefix}
        disabled={disabled}
        loading={loading}
        labels={labels}
        name={{ 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] }}
        isSelected={(option) => chosen.has(option.value)}
        onClear={values.length > 0 ? () => setValues([]) : undefined}
        focusInput={focusInput}
      >
        <div className="pd:flex pd:min-w-0 pd:flex-1 pd:flex-wrap pd:items-center pd:gap-1">
          {values.length > 0 ? (
            <ul ref={tagList} aria-label={selectedLabel ?? tagLabels.selected} className="pd:contents">
              {values.map(known.find).map((option, index) => (
                <ComboboxTag
                  key={option.value}
                  text={option.label}
                  label={(removeLabel ?? tagLabels.remove)(option.label)}
                  disabled={disabled}
                  {...tags.getSelectedItemProps({
                    selectedItem: option,
                    index,
                    onKeyDown: (event) => {
                      if (event.key === 'Delete' || event.key === 'Backspace') refocus.current = index;
                    },
                    onClick: (event) => {
                      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                      remove(option.value);
                      focusInput();
                    },
                  })}
                />
              ))}
            </ul>
          ) : null}
          <input
            {...inputProps}
            placeholder={values.length > 0 ? undefined : placeholder}
            data-slot="multi-combobox-control"
            className={comboboxInputClass}
          />
        </div>
      </ComboboxBox>
      {name
        ? values.map((value) => (
            <input key={value} type="hidden" name={name} form={form} value={value} disabled={disabled} />
          ))
        : null}
    </>
  );
});
