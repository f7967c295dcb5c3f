import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from 'downshift';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { type SelectOption, textOf } from './select-option';

interface SelectListOptions<Value extends string> {
  options: readonly SelectOption<Value>[];
  triggerId: string | undefined;
  value: Value | null;
  onChoose: (value: Value) => void;
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** State of the list: downshift's, except that Tab chooses the highlighted option and a press elsewhere does not. */
export function useSelectList<Value extends string>({
  options,
  triggerId,
  value,
  onChoose,
  open,
  defaultOpen,
  onOpenChange,
}: SelectListOptions<Value>) {
  type Option = SelectOption<Value>;
  const id = useId();
  const byPointer = useRef(false);
  const items = useMemo(() => [...options], [options]);
  const selected = items.find((option) => option.value === value) ?? null;

  const { ToggleButtonBlur, FunctionCloseMenu } = useSelect.stateChangeTypes;
  const reduce = (
    state: UseSelectState<Option>,
    { type, changes }: UseSelectStateChangeOptions<Option>,
  ): Partial<UseSelectState<Option>> =>
    // On blur downshift would choose an option, and it cannot distinguish a press elsewhere from Tab.
    type === ToggleButtonBlur || type === FunctionCloseMenu
      ? { ...state, isOpen: false, highlightedIndex: -1 }
      : changes;

  const headless = useSelect<Option>({
    id,
    items,
    ...(triggerId ? { toggleButtonId: triggerId } : {}),
    ...(open === undefined ? {} : { isOpen: open }),
    initialIsOpen: defaultOpen,
    selectedItem: selected,
    itemToString: (option) => textOf(option?.label),
    itemToKey: (option) => option?.value ?? null,
    // Downshift also asks about the first option when there are none.
    isItemDisabled: (option: Option | undefined) => option?.disabled ?? false,
    stateReducer: reduce,
    // The list scrolls itself, and the layer closes it: listeners on window cannot see into shadow roots.
    scrollIntoView: () => {},
    environment: undefined,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
    },
    onIsOpenChange: ({ isOpen }) => onOpenChange?.(isOpen),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    byPointer.current = false;
    const highlighted = items[headless.highlightedIndex];
    if (event.key === 'Tab' && headless.isOpen && highlighted) headless.selectItem(highlighted);
    // Ctrl+C is not a search for "c".
    const shortcut = event.ctrlKey || event.metaKey || (event.altKey && event.key.length === 1);
    if (shortcut) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  return { headless, items, selected, byPointer, onKeyDown };
}
