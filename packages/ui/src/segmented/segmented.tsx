import { RadioGroup } from 'radix-ui';
import type { ComponentPropsWithoutRef, ForwardedRef, ReactNode } from 'react';
import { cn } from '../cn';
import { useFieldGroup } from '../field/field-context';
import { forwardGeneric } from '../internal/forward-generic';
import { listOf } from '../internal/list-of';
import { touchTarget } from '../internal/touch-target';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useDir } from '../internal/use-dir';

/** One option of `Segmented`. */
export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Number after the label. */
  count?: number;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue' | 'dir'> {
  options: readonly SegmentedOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Accessible name of the group; not needed inside a `Field`. */
  label?: string;
  disabled?: boolean;
}

/**
 * A choice of one from a few visible options: filters and view switches. Arrow keys select, as in any radio group.
 *
 * @example <Segmented label="篩選" value={filter} onValueChange={setFilter} options={[{ value: 'all', label: '全部', count: 8 }]} />
 */
export const Segmented = forwardGeneric(function Segmented<Value extends string>(
  { options: given, value, defaultValue, onValueChange, label, disabled, className, ...props }: SegmentedProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const options = listOf(given, 'Segmented', 'options');
  const { 'aria-required': _, ...bound } = useFieldGroup(props);
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option) onValueChange?.(option.value);
  };
  return (
    <RadioGroup.Root
      ref={useCheckedRef(ref)}
      data-slot="segmented"
      aria-label={label}
      orientation="horizontal"
      {...useDir()}
      {...props}
      {...bound}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onValueChange={choose}
      disabled={disabled}
      className={cn(
        'pd-root pd:inline-flex pd:max-w-full pd:gap-0.5 pd:self-start pd:overflow-x-auto pd:rounded-control pd:border pd:border-line pd:bg-sunken pd:p-0.5 pd:[scrollbar-width:none]',
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          data-slot="segmented-option"
          className={cn(
            'pd:shrink-0 pd:rounded-small pd:border pd:border-transparent pd:px-3 pd:py-[3px] pd:text-13 pd:whitespace-nowrap pd:text-ink-2',
            'pd:hover:text-ink pd:focus-visible:-outline-offset-1 pd:disabled:cursor-not-allowed pd:disabled:text-ink-3',
            'pd:data-[state=checked]:border-(--pd-segment-line) pd:data-[state=checked]:bg-(--pd-segment) pd:data-[state=checked]:font-medium pd:data-[state=checked]:text-ink pd:data-[state=checked]:shadow-1',
            touchTarget,
          )}
        >
          {option.label}
          {option.count === undefined ? null : <span className="pd:tabular-nums"> {option.count}</span>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
});
