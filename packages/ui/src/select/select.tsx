import { ChevronDown } from 'lucide-react';
import { composeEventHandlers, Popper, useComposedRefs, useControllableState } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, type ForwardedRef, useRef } from 'react';
import { cn } from '../cn';
import { useFieldControl, useFieldGroup } from '../field/field-context';
import { controlVariants, ownStates } from '../internal/control-styles';
import { forwardGeneric } from '../internal/forward-generic';
import { listOf } from '../internal/list-of';
import { OptionList } from '../internal/option-list';
import { OptionPopup } from '../internal/option-popup';
import { OptionRow } from '../internal/option-row';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLabels } from '../locale';
import type { SelectOption } from './select-option';
import { useSelectList } from './use-select-list';

const groupOf = ({ group }: { group?: string }) => group;

const defaultLabels = { empty: '沒有可以選的項目' };

export interface SelectProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** Any number of options: above a hundred, only the visible ones are rendered. */
  options: readonly SelectOption<Value>[];
  /** If given, the select is controlled; `undefined` then means nothing is chosen. */
  value?: Value | undefined;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Height of 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Name of the field in a form. */
  name?: string;
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Shown instead of the options if there are none. @default '沒有可以選的項目' */
  emptyLabel?: string;
}

/**
 * A choice of one from many. Typing jumps to an option; the focus stays on the trigger, which also gets `ref` and all other
 * attributes. The page behind the open list is neither hidden nor locked.
 *
 * @example <Select options={kinds} value={kind} onValueChange={setKind} placeholder="選擇任務類型" />
 */
export const Select = forwardGeneric(function Select<Value extends string>(
  all: SelectProps<Value>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const {
    options: offered,
    value: given,
    defaultValue,
    onValueChange,
    placeholder,
    size = 'md',
    name,
    form,
    open,
    defaultOpen = false,
    onOpenChange,
    emptyLabel,
    disabled = false,
    className,
    ...props
  } = all;
  const labels = useLabels('select', defaultLabels);
  const options = listOf(offered, 'Select', 'options');
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useCheckedRef(useComposedRefs(trigger, ref));
  const [value, setValue] = useControllableState<Value | null>({
    ...('value' in all ? { prop: given ?? null } : {}),
    defaultProp: defaultValue ?? null,
    onChange: (next) => {
      if (next !== null) onValueChange?.(next);
    },
  });
  const bound = useFieldControl(props);
  const group = useFieldGroup(props);
  const list = useSelectList<Value>({
    options,
    triggerId: bound.id,
    value,
    onChoose: setValue,
    open,
    defaultOpen,
    onOpenChange,
  });
  const { headless, items, selected } = list;
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps, closeMenu } = headless;
  const own = getToggleButtonProps(
    {
      ...props,
      ...bound,
      ref: triggerRef,
      disabled,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      onKeyDown: composeEventHandlers(props.onKeyDown, list.onKeyDown),
      // Safari does not focus a pressed button, and removes the focus from the one that has it.
      onMouseDown: composeEventHandlers(props.onMouseDown, (event) => event.preventDefault()),
      onClick: composeEventHandlers(props.onClick, (event) => event.currentTarget.focus()),
    },
    { suppressRefError: true },
  );
  const shown = isOpen && items.length > 0;
  const listName = props['aria-label'];
  const menuProps = getMenuProps(
    { 'aria-label': listName, 'aria-labelledby': listName ? undefined : (group['aria-labelledby'] ?? own.id) },
    { suppressRefError: true },
  );
  return (
    <Popper.Root>
      <Popper.Anchor asChild>
        <button
          type="button"
          role="combobox"
          {...own}
          data-slot="select"
          data-size={size}
          data-state={isOpen ? 'open' : 'closed'}
          data-placeholder={selected ? undefined : ''}
          aria-expanded={shown}
          aria-controls={shown ? own['aria-controls'] : undefined}
          aria-activedescendant={own['aria-activedescendant'] || undefined}
          className={cn(
            controlVariants({ size }),
            'pd:group pd:flex pd:items-center pd:justify-between pd:gap-2 pd:text-start pd:data-[placeholder]:text-ink-3',
            'pd:data-[state=open]:border-focus pd:data-[state=open]:outline-2 pd:data-[state=open]:-outline-offset-1 pd:data-[state=open]:outline-focus',
            ownStates,
            className,
          )}
        >
          <span className="pd:min-w-0 pd:truncate">{selected ? selected.label : placeholder}</span>
          <ChevronDown
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="pd:shrink-0 pd:text-ink-2 pd:transition-transform pd:duration-fast pd:group-data-[state=open]:rotate-180"
          />
        </button>
      </Popper.Anchor>
      {isOpen ? (
        <OptionPopup
          slot="select-content"
          anchor={trigger}
          onDismiss={closeMenu}
          className="pd:min-w-(--radix-popper-anchor-width)"
        >
          {shown ? (
            <OptionList
              slot="select-list"
              items={items}
              highlightedIndex={highlightedIndex}
              byPointer={list.byPointer}
              menuProps={menuProps}
              groupOf={groupOf}
              renderOption={(option, index) => (
                <OptionRow
                  key={option.value}
                  slot="select-option"
                  selected={option.value === value}
                  highlighted={index === highlightedIndex}
                  {...getItemProps({
                    item: option,
                    index,
                    'aria-selected': option.value === value,
                    'aria-setsize': items.length,
                    'aria-posinset': index + 1,
                    onMouseMove: () => {
                      list.byPointer.current = true;
                    },
                  })}
                >
                  {option.label}
                </OptionRow>
              )}
            />
          ) : (
            <p role="status" data-slot="select-empty" className="pd:px-3.5 pd:py-2.5 pd:text-13 pd:text-ink-2">
              {emptyLabel ?? labels.empty}
            </p>
          )}
        </OptionPopup>
      ) : null}
      {name ? <input type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} /> : null}
    </Popper.Root>
  );
});
