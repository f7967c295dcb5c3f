import { Slot } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { useCheckedRef } from '../internal/use-checked-ref';
import { type ButtonLooks, buttonVariants } from '../recipes/button';
import { Spinner } from '../spinner';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLooks {
  /** Styles the only child element as a button, for links. @default false */
  asChild?: boolean;
  /** Shows a spinner and ignores presses; the button keeps the focus. @default false */
  busy?: boolean;
  /**
   * Looks disabled and is announced as such, but stays focusable and pressable: let `onClick` say what is missing. @default false
   */
  off?: boolean;
  /** Icon before the label, 16 px. */
  icon?: ReactNode;
}

/**
 * A button for an action. Use one `ink` button per view, for the next step.
 *
 * @example <Button variant="ink" onClick={send}>送出提案</Button>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { asChild, busy = false, off = false, icon, variant, size, className, children, onClick, ...props },
  ref,
) {
  const looks = {
    ref: useCheckedRef(ref),
    'data-slot': 'button',
    'data-variant': variant ?? 'line',
    'data-size': size ?? 'md',
    'data-state': busy ? 'busy' : off ? 'off' : 'idle',
    'aria-busy': busy || undefined,
    'aria-disabled': busy || off || undefined,
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
  if (!hasSingleElementChild({ asChild, children })) {
    return (
      <button type="button" {...looks}>
        {content(children)}
      </button>
    );
  }
  return (
    <Slot.Root {...looks}>
      <Slot.Slottable child={children}>{content}</Slot.Slottable>
    </Slot.Root>
  );
});

const swallow = (event: MouseEvent) => event.preventDefault();
