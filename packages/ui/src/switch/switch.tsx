import { Switch as SwitchPrimitive } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../cn';
import { useFieldControl } from '../field/field-context';
import { touchTarget } from '../internal/touch-target';
import { useCheckedRef } from '../internal/use-checked-ref';

type Named = { /** Text next to the switch. */ label: ReactNode } | { label?: never; 'aria-label': string };

export type SwitchProps = Omit<ComponentPropsWithoutRef<typeof SwitchPrimitive.Root>, 'asChild' | 'children'> & Named;

/**
 * Switches something on or off immediately, without a save button.
 *
 * @example <Switch label="收到通知時播放音效" checked={sound} onCheckedChange={setSound} />
 */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch({ label, className, ...props }, ref) {
  const bound = useFieldControl(props);
  const ownId = useId();
  const id = bound.id ?? ownId;
  const control = (
    <SwitchPrimitive.Root
      ref={useCheckedRef(ref)}
      data-slot="switch"
      {...props}
      {...bound}
      id={id}
      className={cn(
        'pd-root pd:inline-flex pd:h-5 pd:w-9 pd:shrink-0 pd:rounded-pill pd:bg-line-strong pd:p-0.5 pd:transition-colors pd:duration-fast',
        'pd:not-disabled:data-[state=checked]:bg-accent pd:disabled:cursor-not-allowed pd:disabled:bg-line pd:forced-colors:border',
        touchTarget,
        label ? 'pd:mt-px' : className,
      )}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="pd:block pd:size-4 pd:rounded-pill pd:bg-surface pd:transition-transform pd:duration-fast pd:data-[state=checked]:translate-x-4 pd:rtl:data-[state=checked]:-translate-x-4 pd:forced-colors:bg-[ButtonText]"
      />
    </SwitchPrimitive.Root>
  );
  if (!label) return control;
  return (
    <span data-slot="switch-row" className={cn('pd-root pd:inline-flex pd:items-start pd:gap-2', className)}>
      {control}
      <label
        htmlFor={id}
        data-slot="switch-label"
        className={cn('pd:min-w-0', props.disabled ? 'pd:cursor-not-allowed pd:text-ink-3' : 'pd:cursor-pointer')}
      >
        {label}
      </label>
    </span>
  );
});
