import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../cn';
import { touchTarget } from '../internal/touch-target';
import { Spinner } from '../spinner';

export const buttonVariants = cva(
  [
    'pd-root pd:inline-flex pd:max-w-full pd:shrink-0 pd:items-center pd:justify-center pd:gap-2 pd:text-center pd:whitespace-nowrap pd:select-none pd:max-sm:py-1 pd:max-sm:whitespace-normal',
    'pd:rounded-control pd:border pd:border-transparent pd:font-medium pd:transition-[background-color,transform] pd:duration-120',
    'pd:disabled:cursor-not-allowed pd:disabled:border-line pd:disabled:bg-sunken pd:disabled:text-ink-3',
    'pd:aria-disabled:cursor-progress',
    touchTarget,
  ],
  {
    variants: {
      variant: {
        ink: 'pd:bg-ink pd:text-on-ink pd:not-disabled:hover:bg-ink-hover pd:not-disabled:active:scale-[.985] pd:not-disabled:active:bg-ink-press',
        line: 'pd:border-line-strong pd:bg-surface pd:text-ink pd:not-disabled:hover:bg-[color-mix(in_srgb,var(--pd-ink)_4.5%,var(--pd-surface))] pd:not-disabled:active:bg-[color-mix(in_srgb,var(--pd-ink)_9%,var(--pd-surface))]',
        ghost:
          'pd:text-ink-2 pd:not-disabled:hover:bg-hover pd:not-disabled:hover:text-ink pd:not-disabled:active:bg-press pd:disabled:border-transparent pd:disabled:bg-transparent',
        danger:
          'pd:border-danger-600 pd:bg-surface pd:text-danger-600 pd:not-disabled:hover:bg-danger-50 pd:not-disabled:active:bg-danger-50',
      },
      size: {
        sm: 'pd:h-8 pd:max-sm:h-auto pd:max-sm:min-h-8 pd:gap-1.5 pd:px-3 pd:text-13',
        md: 'pd:h-10 pd:max-sm:h-auto pd:max-sm:min-h-10 pd:px-4 pd:text-14',
        lg: 'pd:h-12 pd:max-sm:h-auto pd:max-sm:min-h-12 pd:px-6 pd:text-16',
      },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
);

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, VariantProps<typeof buttonVariants> {
  /** Renders the only child element with the button's looks, for links. @default false */
  asChild?: boolean;
  /** Shows a spinner and swallows presses; the button keeps the focus. @default false */
  busy?: boolean;
  /** Icon before the label, 16 px. */
  icon?: ReactNode;
}

/**
 * A press that does something. One `ink` button a view: the next action.
 *
 * @example <Button variant="ink" onClick={send}>送出提案</Button>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { asChild = false, busy = false, icon, variant, size, className, children, onClick, ...props },
  ref,
) {
  const Part = asChild ? Slot.Root : 'button';
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <Part
      ref={ref}
      {...(asChild ? {} : { type: 'button' as const })}
      data-slot="button"
      data-variant={variant ?? 'line'}
      data-size={size ?? 'md'}
      data-state={busy ? 'busy' : 'idle'}
      className={cn(buttonVariants({ variant, size }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...props}
      onClick={busy ? swallow : onClick}
    >
      {busy ? <Spinner /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Part>
  );
});
