import { Check, Minus } from 'lucide-react';
import { Checkbox as CheckboxPrimitive } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../cn';
import { useFieldControl } from '../field/field-context';
import { touchTarget } from '../internal/touch-target';
import { useCheckedRef } from '../internal/use-checked-ref';
import { checkboxBox } from '../recipes/checkbox';

type AccessibleName = { /** Text next to the box. */ label: ReactNode } | { label?: never; 'aria-label': string };

export type CheckboxProps = Omit<ComponentPropsWithoutRef<typeof CheckboxPrimitive.Root>, 'asChild' | 'children'> &
  AccessibleName & {
    /** Class name of the box; `className` applies to the whole. */
    boxClassName?: string;
  };

/**
 * A checkbox: yes, no, or partly (`checked="indeterminate"`).
 *
 * @example <Checkbox label="標為已處理" checked={done} onCheckedChange={setDone} />
 */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(
  { label, className, boxClassName, ...props },
  ref,
) {
  const bound = useFieldControl(props);
  const ownId = useId();
  const id = bound.id ?? ownId;
  const box = (
    <CheckboxPrimitive.Root
      ref={useCheckedRef(ref)}
      data-slot="checkbox"
      {...props}
      {...bound}
      id={id}
      className={cn(
        'pd-root pd:group pd:grid pd:place-items-center pd:text-on-accent',
        checkboxBox,
        'pd:not-disabled:hover:border-ink-2 pd:not-disabled:not-data-[state=unchecked]:border-accent pd:not-disabled:not-data-[state=unchecked]:bg-accent',
        'pd:aria-invalid:border-danger-600 pd:disabled:cursor-not-allowed pd:disabled:border-line pd:disabled:bg-sunken pd:disabled:text-ink-3',
        touchTarget,
        label ? 'pd:mt-0.5' : className,
        boxClassName,
      )}
    >
      <CheckboxPrimitive.Indicator data-slot="checkbox-indicator">
        <Check aria-hidden="true" size={12} strokeWidth={2.75} className="pd:group-data-[state=indeterminate]:hidden" />
        <Minus
          aria-hidden="true"
          size={12}
          strokeWidth={2.75}
          className="pd:hidden pd:group-data-[state=indeterminate]:block"
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
  if (!label) return box;
  return (
    <span data-slot="checkbox-row" className={cn('pd-root pd:inline-flex pd:items-start pd:gap-2', className)}>
      {box}
      <label
        htmlFor={id}
        data-slot="checkbox-label"
        className={cn('pd:min-w-0', props.disabled ? 'pd:cursor-not-allowed pd:text-ink-3' : 'pd:cursor-pointer')}
      >
        {label}
      </label>
    </span>
  );
});
