import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../cn';
import { ChildSlot } from '../internal/child-slot';
import { touchTarget } from '../internal/touch-target';
import { Spinner } from '../spinner';

const base = [
  'pd-root pd:inline-flex pd:max-w-full pd:shrink-0 pd:items-center pd:justify-center pd:gap-2 pd:text-center pd:whitespace-nowrap pd:select-none pd:max-sm:py-1 pd:max-sm:whitespace-normal',
  'pd:rounded-control pd:border pd:border-transparent pd:font-medium pd:transition-[background-color,transform] pd:duration-120',
  'pd:disabled:cursor-not-allowed pd:disabled:border-line pd:disabled:bg-sunken pd:disabled:text-ink-3',
  'pd:aria-disabled:cursor-progress',
  touchTarget,
].join(' ');

const variants = {
  ink: 'pd:bg-ink pd:text-on-ink pd:not-disabled:hover:bg-ink-hover pd:not-disabled:active:scale-[.985] pd:not-disabled:active:bg-ink-press',
  line: 'pd:border-line-strong pd:bg-surface pd:text-ink pd:not-disabled:hover:bg-[color-mix(in_srgb,var(--pd-ink)_4.5%,var(--pd-surface))] pd:not-disabled:active:bg-[color-mix(in_srgb,var(--pd-ink)_9%,var(--pd-surface))]',
  ghost:
    'pd:text-ink-2 pd:not-disabled:hover:bg-hover pd:not-disabled:hover:text-ink pd:not-disabled:active:bg-press pd:disabled:border-transparent pd:disabled:bg-transparent',
  danger:
    'pd:border-danger-600 pd:bg-surface pd:text-danger-600 pd:not-disabled:hover:bg-danger-50 pd:not-disabled:active:bg-danger-50',
};

const sizes = {
  sm: 'pd:h-8 pd:max-sm:h-auto pd:max-sm:min-h-8 pd:gap-1.5 pd:px-3 pd:text-13',
  md: 'pd:h-10 pd:max-sm:h-auto pd:max-sm:min-h-10 pd:px-4 pd:text-14',
  lg: 'pd:h-12 pd:max-sm:h-auto pd:max-sm:min-h-12 pd:px-6 pd:text-16',
};

interface ButtonLooks {
  /** @default 'line' */
  variant?: keyof typeof variants | null | undefined;
  /** Height 32, 40 or 48 px. @default 'md' */
  size?: keyof typeof sizes | null | undefined;
}

/** The classes of a button, for an element that looks like one. */
export function buttonVariants({ variant, size }: ButtonLooks = {}): string {
  return [base, variants[variant ?? 'line'] ?? variants.line, sizes[size ?? 'md'] ?? sizes.md].join(' ');
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLooks {
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
  const looks = {
    ref,
    'data-slot': 'button',
    'data-variant': variant ?? 'line',
    'data-size': size ?? 'md',
    'data-state': busy ? 'busy' : 'idle',
    'aria-busy': busy || undefined,
    'aria-disabled': busy || undefined,
    ...props,
    className: cn(buttonVariants({ variant, size }), className),
    onClick: busy ? swallow : onClick,
  };
  const content = (label: ReactNode) => (
    <>
      {busy ? <Spinner /> : icon}
      {label}
    </>
  );
  if (!asChild) {
    return (
      <button type="button" {...looks}>
        {content(children)}
      </button>
    );
  }
  return (
    <ChildSlot {...looks} content={content}>
      {children}
    </ChildSlot>
  );
});

const swallow = (event: MouseEvent) => event.preventDefault();
