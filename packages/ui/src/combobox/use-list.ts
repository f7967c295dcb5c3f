import {
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type MutableRefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isImeEnter, useComposition } from '../ime';
import type { ComboboxBaseProps } from './combobox-base';
import { type ComboboxOption, containsFilter, firstEnabled } from './filter-options';

const {
  InputBlur,
  InputChange,
  InputClick,
  InputKeyDownArrowUp,
  InputKeyDownEnter,
  InputKeyDownEscape,
  ItemClick,
  FunctionCloseMenu,
} = useCombobox.stateChangeTypes;

interface ListOptions<Value extends string>
  extends Pick<ComboboxBaseProps<Value>, 'options' | 'filter' | 'onQueryChange'> {
  inputId: string | undefined;
  /** The option highlighted when the list opens. */
  selected: ComboboxOption<Value> | null;
  /** Called with the chosen option; `null` when the user empties the input. */
  onSelect: (option: ComboboxOption<Value> | null) => void;
  /** State after choosing an option: whether the list stays open, and the text of the input. */
  afterChoice: (option: ComboboxOption<Value> | undefined) => Partial<UseComboboxState<ComboboxOption<Value>>>;
  /** The text of the input when not searching. */
  restText: string;
}

export interface List<Value extends string> {
  headless: UseComboboxReturnValue<ComboboxOption<Value>>;
  items: readonly ComboboxOption<Value>[];
  /** Spread through `headless.getInputProps`. */
  inputHandlers: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
    onBlur: (event: { timeStamp: number }) => void;
  };
  /** Whether the highlight was last moved by the pointer; the list must not scroll then. */
  byPointer: MutableRefObject<boolean>;
  clearQuery: () => void;
}

const labelOf = (option: ComboboxOption<string> | null) => option?.label ?? '';
const keyOf = (option: ComboboxOption<string> | null) => option?.value ?? null;

/** State of the list and the search text: downshift, plus composition handling, restoring and automatic highlighting. */
export function useList<Value extends string>({
  options,
  filter = containsFilter,
  onQueryChange,
  inputId,
  selected,
  onSelect,
  afterChoice,
  restText,
}: ListOptions<Value>): List<Value> {
  const id = useId();
  const composition = useComposition();
  const byPointer = useRef(false);
  const [query, setQuery] = useState('');
  const items = useMemo(() => [...(filter ? filter(options, query) : options)], [filter, options, query]);

  const search = (text: string) => {
    if (text === query) return;
    setQuery(text);
    onQueryChange?.(text);
  };
  const firstFor = (text: string) => firstEnabled(filter ? filter(options, text) : options);

  type State = UseComboboxState<ComboboxOption<Value>>;
  const reduce = (
    state: State,
    { type, changes }: UseComboboxStateChangeOptions<ComboboxOption<Value>>,
  ): Partial<State> => {
    const closed = { ...state, isOpen: false, highlightedIndex: -1, inputValue: restText };
    switch (type) {
      case InputClick:
        return state.isOpen ? state : changes;
      case InputChange:
        return {
          ...changes,
          highlightedIndex: composition.isComposing() ? state.highlightedIndex : firstFor(changes.inputValue ?? ''),
          ...(changes.inputValue === '' ? { selectedItem: null } : {}),
        };
      case InputKeyDownArrowUp:
        return state.isOpen && !changes.isOpen ? closed : changes;
      case InputKeyDownEnter:
      case ItemClick:
        if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state;
        return { ...changes, ...afterChoice(changes.selectedItem ?? undefined) };
      case InputKeyDownEscape:
      case InputBlur:
      case FunctionCloseMenu:
        return closed;
      default:
        return changes;
    }
  };

  const headless = useCombobox<ComboboxOption<Value>>({
    id,
    items,
    ...(inputId ? { inputId } : {}),
    selectedItem: selected,
    initialInputValue: restText,
    itemToString: labelOf,
    itemToKey: keyOf,
    // Downshift also asks about the first option when there are none.
    isItemDisabled: (option: ComboboxOption<Value> | undefined) => option?.disabled ?? false,
    stateReducer: reduce,
    // The list scrolls itself, and the layer closes it: listeners on window cannot see into shadow roots.
    scrollIntoView: () => {},
    environment: undefined,
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem ?? null),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) search('');
    },
  });

  const { isOpen, inputValue, highlightedIndex, setHighlightedIndex, setInputValue } = headless;
  // A value's label may only become known later.
  useEffect(() => {
    if (!isOpen) setInputValue(restText);
  }, [isOpen, restText, setInputValue]);
  const searching = isOpen && query !== '' && inputValue !== '';
  const first = firstEnabled(items);
  useEffect(() => {
    // When options arrive later or become fewer, the highlight moves to an option that can be chosen.
    if (searching && (highlightedIndex < 0 || highlightedIndex >= items.length)) setHighlightedIndex(first);
  }, [searching, highlightedIndex, items.length, first, setHighlightedIndex]);

  return {
    headless,
    items,
    byPointer,
    clearQuery: () => search(''),
    inputHandlers: {
      onChange: (event) => {
        if (!composition.isComposing()) search(event.currentTarget.value);
      },
      onKeyDown: (event) => {
        byPointer.current = false;
        if (isImeEnter(event, composition)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      },
      onCompositionStart: (event) => composition.handlers.onCompositionStart(event),
      onCompositionEnd: (event) => {
        composition.handlers.onCompositionEnd(event);
        const text = event.currentTarget.value;
        search(text);
        setHighlightedIndex(firstFor(text));
      },
      onBlur: (event) => {
        composition.handlers.onBlur(event);
        headless.closeMenu();
      },
    },
  };
}
