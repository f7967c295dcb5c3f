import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';
import { Spinner } from '../spinner';

export const buttonVariants = cva(
  [
    'pd-root pd:inline-flex pd:shrink-0 pd:items-center pd:justify-center pd:gap-2 pd:whitespace-nowrap pd:select-none',
    'pd:rounded-control pd:border pd:border-transparent pd:font-medium pd:transition-[background-color,transform] pd:duration-120',
    'pd:disabled:cursor-not-allowed pd:disabled:border-line pd:disabled:bg-sunken pd:disabled:text-ink-3',
    'pd:aria-disabled:cursor-progress',
  ],
  {
    variants: {
      variant: {
        ink: 'pd:bg-ink pd:text-on-ink pd:enabled:hover:bg-ink-hover pd:enabled:active:scale-[.985] pd:enabled:active:bg-ink-press',
        line: 'pd:border-line-strong pd:bg-surface pd:text-ink pd:enabled:hover:bg-[color-mix(in_srgb,var(--pd-ink)_4.5%,var(--pd-surface))] pd:enabled:active:bg-[color-mix(in_srgb,var(--pd-ink)_9%,var(--pd-surface))]',
        ghost:
          'pd:text-ink-2 pd:enabled:hover:bg-hover pd:enabled:hover:text-ink pd:enabled:active:bg-press pd:disabled:border-transparent pd:disabled:bg-transparent',
        danger:
          'pd:border-danger-600 pd:bg-surface pd:text-danger-600 pd:enabled:hover:bg-danger-50 pd:enabled:active:bg-danger-50',
      },
      size: {
        sm: 'pd:h-8 pd:gap-1.5 pd:px-3 pd:text-13',
        md: 'pd:h-10 pd:px-4 pd:text-14',
        lg: 'pd:h-12 pd:px-6 pd:text-16',
      },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Renders the only child element with the button's looks, for links. @default false */
  asChild?: boolean;
  /** Shows a spinner, keeps the width and swallows clicks; the button stays focusable. @default false */
  busy?: boolean;
  /** Icon before the label, 16 px. */
  icon?: ReactNode;
}

/**
 * A press that does something. One `ink` button a view: the next action.
 *
 * @example <Button variant="ink" onClick={send}>送出提案</Button>
 */
export function Button({ asChild, busy = false, icon, variant, size, className, children, onClick, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  const data = { 'data-slot': 'button', 'data-variant': variant ?? 'line', 'data-size': size ?? 'md' };
  if (asChild) {
    return (
      <Slot.Root className={classes} {...data} {...(onClick ? { onClick } : {})} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      {...data}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...props}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
