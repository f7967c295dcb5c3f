import { Check, ChevronDown } from 'lucide-react';
import { Select as SelectPrimitive } from 'radix-ui';
import type { ComponentPropsWithoutRef, ForwardedRef, ReactNode } from 'react';
import { cn } from '../cn';
import { useFieldControl } from '../field/field-context';
import { controlVariants, ownStates } from '../internal/control-styles';
import { forwardGeneric } from '../internal/forward-generic';
import { usePortalContainer } from '../portal-root';

export interface SelectOption<Value extends string> {
  /** Never empty; leave `value` undefined for "nothing chosen". */
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  options: readonly SelectOption<Value>[];
  /** Given at all, the select is controlled; `undefined` then means nothing is chosen. */
  value?: Value | undefined;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Height 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Field name in a form. */
  name?: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * One of many. Type to jump to an option; all other attributes go to the trigger.
 *
 * @example <Select options={kinds} value={kind} onValueChange={setKind} placeholder="選擇任務類型" />
 */
export const Select = forwardGeneric(function Select<Value extends string>(
  all: SelectProps<Value>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const {
    options,
    value,
    defaultValue,
    onValueChange,
    placeholder,
    size = 'md',
    name,
    open,
    defaultOpen,
    onOpenChange,
    disabled,
    className,
    ...props
  } = all;
  const held = 'value' in all ? { value: value ?? '' } : { defaultValue: defaultValue ?? '' };
  const bound = useFieldControl(props);
  const container = usePortalContainer();
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option) onValueChange?.(option.value);
  };
  return (
    <SelectPrimitive.Root
      {...held}
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
      {...(name === undefined ? {} : { name })}
      {...(disabled === undefined ? {} : { disabled })}
      required={bound['aria-required'] === true || bound['aria-required'] === 'true'}
      onValueChange={choose}
    >
      <SelectPrimitive.Trigger
        ref={ref}
        data-slot="select"
        data-size={size}
        {...props}
        {...bound}
        className={cn(
          controlVariants({ size }),
          'pd:group pd:flex pd:items-center pd:justify-between pd:gap-2 pd:data-[placeholder]:text-ink-3',
          'pd:data-[state=open]:border-focus pd:data-[state=open]:outline-2 pd:data-[state=open]:-outline-offset-1 pd:data-[state=open]:outline-focus',
          ownStates,
          className,
        )}
      >
        <span className="pd:min-w-0 pd:truncate">
          <SelectPrimitive.Value placeholder={placeholder} />
        </span>
        <SelectPrimitive.Icon asChild>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            className="pd:shrink-0 pd:text-ink-2 pd:transition-transform pd:duration-120 pd:group-data-[state=open]:rotate-180"
          />
        </SelectPrimitive.Icon>
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal container={container}>
        <SelectPrimitive.Content
          data-slot="select-content"
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="pd-root pd:z-(--pd-z-popover) pd:max-h-(--radix-select-content-available-height) pd:min-w-(--radix-select-trigger-width) pd:max-w-[calc(100vw-16px)] pd:origin-(--radix-select-content-transform-origin) pd:overflow-hidden pd:rounded-card pd:border pd:border-line pd:bg-raised pd:shadow-2 pd:data-[state=open]:animate-pop-in"
        >
          <SelectPrimitive.Viewport className="pd:max-h-80 pd:p-1">
            {options.map((option) => (
              <SelectPrimitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                data-slot="select-option"
                className="pd:flex pd:cursor-pointer pd:items-center pd:justify-between pd:gap-3 pd:rounded-[6px] pd:px-2.5 pd:py-[7px] pd:outline-none pd:select-none pd:data-[disabled]:cursor-not-allowed pd:data-[disabled]:text-ink-3 pd:data-[highlighted]:bg-press pd:data-[state=checked]:font-medium pd:pointer-coarse:min-h-11"
              >
                <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
                <SelectPrimitive.ItemIndicator className="pd:shrink-0">
                  <Check aria-hidden="true" size={16} strokeWidth={1.75} />
                </SelectPrimitive.ItemIndicator>
              </SelectPrimitive.Item>
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
});
