import { useComposedRefs, useControllableState } from 'radix-ui/internal';
import { type ForwardedRef, useRef } from 'react';
import { useFieldControl } from '../field/field-context';
import { forwardGeneric } from '../internal/forward-generic';
import { listOf } from '../internal/list-of';
import { useCheckedRef } from '../internal/use-checked-ref';
import { type ComboboxBaseProps, useComboboxLabels } from './combobox-base';
import { ComboboxBox } from './combobox-box';
import { comboboxInputClass } from './input-class';
import { useInputProps } from './use-input-props';
import { useKnownOptions } from './use-known-options';
import { useList } from './use-list';

export interface ComboboxProps<Value extends string> extends ComboboxBaseProps<Value> {
  /** If given, the combobox is controlled; `null` means nothing is chosen. */
  value?: Value | null;
  defaultValue?: Value | null;
  onValueChange?: (value: Value | null) => void;
  /** Allows choosing nothing, by a button or by emptying the input. @default true */
  clearable?: boolean;
}

/**
 * Chooses one of many options, found by typing; also works for ten thousand options, or for those a server returns. `ref` and
 * all attributes go to the `<input>`, `className` to the box around it. For a dozen or fewer, `Select` is quicker.
 *
 * @example <Combobox options={brands} value={brand} onValueChange={setBrand} placeholder="搜尋品牌" />
 */
export const Combobox = forwardGeneric(function Combobox<Value extends string>(
  {
    options: offered,
    filter,
    onQueryChange,
    loading = false,
    size = 'md',
    prefix,
    value: given,
    defaultValue = null,
    onValueChange,
    clearable = true,
    loadingLabel,
    emptyLabel,
    clearLabel,
    openLabel,
    countLabel,
    name,
    form,
    disabled = false,
    className,
    ...props
  }: ComboboxProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const labels = useComboboxLabels({ loadingLabel, emptyLabel, clearLabel, openLabel, countLabel });
  const options = listOf(offered, 'Combobox', 'options');
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useCheckedRef(useComposedRefs(input, ref));
  const [value, setValue] = useControllableState<Value | null>({
    ...(given === undefined ? {} : { prop: given }),
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const known = useKnownOptions(options);
  const bound = useFieldControl(props);
  const selected = value === null ? null : known.find(value);
  const restText = selected?.label ?? '';
  const list = useList<Value>({
    options,
    filter,
    onQueryChange,
    inputId: bound.id,
    selected,
    restText,
    onSelect: (option) => {
      if (option) known.remember(option);
      if (option || clearable) setValue(option?.value ?? null);
    },
    afterChoice: () => ({}),
  });
  const { headless } = list;
  const inputProps = useInputProps(list, { ...props, ...bound, ref: inputRef, disabled });
  return (
    <>
      <ComboboxBox
        slot="combobox"
        list={list}
        headless={headless}
        size={size}
        className={className}
        prefix={prefix}
        disabled={disabled}
        loading={loading}
        labels={labels}
        name={{ 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] }}
        isSelected={(option) => option.value === value}
        onClear={clearable && value !== null ? () => setValue(null) : undefined}
        focusInput={() => input.current?.focus()}
      >
        <input {...inputProps} data-slot="combobox-control" className={comboboxInputClass} />
      </ComboboxBox>
      {name ? <input type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} /> : null}
    </>
  );
});
