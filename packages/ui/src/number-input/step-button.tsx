import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';

export interface StepButtonProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
  /** The limit is reached; the button stays pressable so that holding it ends cleanly. */
  atLimit: boolean;
}

/** One of the two buttons at the end of a number input; keyboard users have ↑ and ↓ instead. */
export const StepButton = forwardRef<HTMLButtonElement, StepButtonProps>(function StepButton(
  { label, atLimit, className, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      data-slot="number-input-step"
      {...props}
      aria-label={label}
      aria-disabled={atLimit || props['aria-disabled']}
      className={cn(
        'pd:grid pd:w-8 pd:place-items-center pd:border-s pd:border-line pd:text-ink-2 pd:last:rounded-e-[calc(var(--pd-corner-control)-1px)] pd:pointer-coarse:w-11',
        'pd:hover:bg-hover pd:hover:text-ink pd:active:bg-press pd:aria-disabled:cursor-not-allowed pd:aria-disabled:bg-transparent pd:aria-disabled:text-ink-3 pd:aria-disabled:opacity-60',
        className,
      )}
    />
  );
});
