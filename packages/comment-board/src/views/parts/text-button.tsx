import { buttonVariants, cx } from '@paidang/ui/recipes';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface TextButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: 'ink' | 'line' | 'ghost';
  /** Shown and announced as disabled, but stays focusable; the caller ignores presses. @default false */
  off?: boolean;
  icon?: ReactNode;
}

/** A 32 px button, 44 px high under a finger. */
export function TextButton({ variant = 'ghost', off = false, icon, className, children, ...props }: TextButtonProps) {
  return (
    <button
      type="button"
      data-slot="comment-button"
      data-variant={variant}
      data-state={off ? 'off' : 'on'}
      aria-disabled={off || undefined}
      className={cx(buttonVariants({ variant, size: 'sm' }), 'pdb:pointer-coarse:h-11', className)}
      {...props}
    >
      {icon}
      {children}
    </button>
  );
}
