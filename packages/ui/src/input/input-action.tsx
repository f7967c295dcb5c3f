import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { touchTarget } from '../internal/touch-target';

export interface InputActionProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
}

/** A 24 px icon button inside an input's box; its title is the tooltip. */
export const InputAction = forwardRef<HTMLButtonElement, InputActionProps>(function InputAction(
  { label, className, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-slot="input-action"
      aria-label={label}
      title={label}
      className={cn(
        'pd:grid pd:size-6 pd:shrink-0 pd:place-items-center pd:rounded-small pd:text-ink-2 pd:hover:bg-hover pd:hover:text-ink pd:focus-visible:outline-offset-0',
        'pd:disabled:cursor-not-allowed pd:disabled:text-ink-3',
        touchTarget,
        className,
      )}
      {...props}
    />
  );
});
