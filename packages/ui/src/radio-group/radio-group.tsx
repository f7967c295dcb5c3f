import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../cn';
import { useFieldGroup } from '../field/field-context';
import { touchTarget } from '../internal/touch-target';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useDir } from '../internal/use-dir';
import { asRoot, useRoot } from '../internal/use-root';

export type RadioGroupProps = Omit<ComponentPropsWithoutRef<typeof RadioGroupPrimitive.Root>, 'asChild'>;

/**
 * A choice of one from a few; named by the `Field` around it or by `aria-label`.
 *
 * @example
 * <Field label="你是">
 *   <RadioGroup value={role} onValueChange={setRole}><Radio value="a" label="廠商" /><Radio value="b" label="創作者" /></RadioGroup>
 * </Field>
 */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  { className, ...props },
  ref,
) {
  const bound = useFieldGroup(props);
  return asRoot(
    'RadioGroup',
    <RadioGroupPrimitive.Root
      ref={useCheckedRef(ref)}
      data-slot="radio-group"
      {...useDir()}
      {...props}
      {...bound}
      className={cn(
        'pd-root pd:flex pd:flex-wrap pd:gap-x-4 pd:gap-y-2 pd:data-[orientation=vertical]:flex-col',
        className,
      )}
    />,
  );
});

export interface RadioProps
  extends Omit<ComponentPropsWithoutRef<typeof RadioGroupPrimitive.Item>, 'asChild' | 'children'> {
  /** Text next to the circle. */
  label: ReactNode;
}

/** One choice of a `RadioGroup`. */
export const Radio = forwardRef<HTMLButtonElement, RadioProps>(function Radio(
  { label, id, className, disabled, ...props },
  ref,
) {
  const ownId = useId();
  useRoot('Radio', 'RadioGroup');
  return (
    <span data-slot="radio-row" className={cn('pd:inline-flex pd:items-start pd:gap-2', className)}>
      <RadioGroupPrimitive.Item
        ref={ref}
        data-slot="radio"
        id={id ?? ownId}
        disabled={disabled}
        className={cn(
          'pd:mt-0.5 pd:grid pd:size-[18px] pd:shrink-0 pd:place-items-center pd:rounded-pill pd:border-[1.5px] pd:border-line-strong pd:bg-surface pd:text-accent',
          'pd:not-disabled:hover:border-ink-2 pd:not-disabled:data-[state=checked]:border-accent pd:disabled:cursor-not-allowed pd:disabled:border-line pd:disabled:bg-sunken pd:disabled:text-ink-3',
          touchTarget,
        )}
        {...props}
      >
        <RadioGroupPrimitive.Indicator
          data-slot="radio-indicator"
          className="pd:size-2 pd:rounded-pill pd:bg-current pd:forced-colors:bg-[ButtonText]"
        />
      </RadioGroupPrimitive.Item>
      <label
        htmlFor={id ?? ownId}
        data-slot="radio-label"
        className={cn('pd:min-w-0', disabled ? 'pd:cursor-not-allowed pd:text-ink-3' : 'pd:cursor-pointer')}
      >
        {label}
      </label>
    </span>
  );
});
