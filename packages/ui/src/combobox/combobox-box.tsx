import type { UseComboboxReturnValue } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { Popper } from 'radix-ui/internal';
import { type ReactNode, useRef } from 'react';
import { cn } from '../cn';
import { useFieldGroup } from '../field/field-context';
import { InputAction } from '../input/input-action';
import { controlVariants, wrappedStates } from '../internal/control-styles';
import { OptionList } from '../internal/option-list';
import { OptionPopup } from '../internal/option-popup';
import { OptionRow } from '../internal/option-row';
import type { UiLabels } from '../labels';
import { Spinner } from '../spinner';
import type { ComboboxOption } from './filter-options';
import type { List } from './use-list';

interface ComboboxBoxProps<Value extends string> {
  list: List<Value>;
  headless: UseComboboxReturnValue<ComboboxOption<Value>>;
  slot: 'combobox' | 'multi-combobox';
  size: 'sm' | 'md' | 'lg';
  className: string | undefined;
  prefix: ReactNode;
  disabled: boolean;
  loading: boolean;
  labels: UiLabels['combobox'];
  name: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };
  isSelected: (option: ComboboxOption<Value>) => boolean;
  /** Undefined when there is nothing to clear. */
  onClear: (() => void) | undefined;
  focusInput: () => void;
  /** Tags and the input. */
  children: ReactNode;
}

/** The box with its buttons, the list below it, and the announcements about the list. */
export function ComboboxBox<Value extends string>({
  list,
  headless,
  slot,
  size,
  className,
  prefix,
  disabled,
  loading,
  labels,
  name,
  isSelected,
  onClear,
  focusInput,
  children,
}: ComboboxBoxProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, highlightedIndex, getItemProps, getMenuProps, getToggleButtonProps, closeMenu } = headless;
  const { items } = list;
  const group = useFieldGroup(name);
  const listName = name['aria-label'] ? { 'aria-label': name['aria-label'] } : pickLabel(group);
  const message = loading ? labels.loading : items.length === 0 ? labels.empty : undefined;
  const multiple = slot === 'multi-combobox';
  const menuProps = getMenuProps(
    { ...listName, 'aria-multiselectable': multiple || undefined },
    { suppressRefError: true },
  );
  const renderOption = (option: ComboboxOption<Value>, index: number) => (
    <OptionRow
      key={option.value}
      slot="combobox-option"
      selected={isSelected(option)}
      highlighted={index === highlightedIndex}
      {...getItemProps({
        item: option,
        index,
        'aria-selected': isSelected(option),
        'aria-setsize': items.length,
        'aria-posinset': index + 1,
        onMouseMove: () => {
          list.byPointer.current = true;
        },
      })}
    >
      {option.label}
      {option.hint ? <span className="pd:block pd:text-12 pd:font-regular pd:text-ink-2">{option.hint}</span> : null}
    </OptionRow>
  );
  return (
    <Popper.Root>
      <Popper.Anchor asChild>
        <div
          ref={box}
          data-slot={slot}
          data-size={size}
          data-state={isOpen ? 'open' : 'closed'}
          className={cn(
            controlVariants({ size }),
            'pd:flex pd:items-center pd:gap-2',
            multiple && 'pd:h-auto pd:min-h-control-md pd:py-1 pd:pointer-coarse:h-auto pd:pointer-coarse:min-h-11',
            multiple && size === 'sm' && 'pd:min-h-control-sm pd:py-0.5',
            multiple && size === 'lg' && 'pd:min-h-control-lg',
            wrappedStates,
            className,
          )}
        >
          {prefix ? (
            <span data-slot={`${slot}-prefix`} className="pd:shrink-0 pd:text-ink-3">
              {prefix}
            </span>
          ) : null}
          {children}
          {onClear && !disabled ? (
            <InputAction
              label={labels.clear}
              onClick={() => {
                onClear();
                focusInput();
              }}
            >
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
            </InputAction>
          ) : null}
          <InputAction
            label={labels.open}
            className="pd:-me-1.5"
            {...getToggleButtonProps({ disabled, onClick: focusInput })}
            aria-controls={undefined}
            // The focus stays in the input; otherwise pressing the button would close the list on blur and reopen it.
            onMouseDown={(event) => event.preventDefault()}
          >
            <ChevronDown
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className={cn('pd:transition-transform pd:duration-fast', isOpen && 'pd:rotate-180')}
            />
          </InputAction>
          <span role="status" className="pd:sr-only">
            {isOpen ? (message ?? labels.count(items.length)) : ''}
          </span>
        </div>
      </Popper.Anchor>
      {isOpen ? (
        <OptionPopup
          slot="combobox-popup"
          anchor={box}
          onDismiss={closeMenu}
          className="pd:w-(--radix-popper-anchor-width) pd:min-w-48"
        >
          {message ? (
            <p
              aria-hidden="true"
              data-slot="combobox-message"
              className="pd:flex pd:items-center pd:gap-2 pd:px-3.5 pd:py-2.5 pd:text-13 pd:text-ink-2"
            >
              {loading ? <Spinner /> : null}
              {message}
            </p>
          ) : null}
          {items.length > 0 ? (
            <OptionList
              slot="combobox-list"
              items={items}
              highlightedIndex={highlightedIndex}
              byPointer={list.byPointer}
              menuProps={menuProps}
              renderOption={renderOption}
            />
          ) : null}
        </OptionPopup>
      ) : null}
    </Popper.Root>
  );
}

function pickLabel(group: { 'aria-labelledby'?: string | undefined }) {
  return { 'aria-label': undefined, 'aria-labelledby': group['aria-labelledby'] };
}
