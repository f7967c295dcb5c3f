import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from './class-names';

const looks = {
  ink: 'pdb:bg-ink pdb:text-on-ink pdb:hover:bg-ink-hover',
  line: 'pdb:border-line-strong pdb:bg-surface pdb:text-ink pdb:hover:bg-sunken',
  ghost: 'pdb:text-ink-2 pdb:hover:bg-hover pdb:hover:text-ink pdb:active:bg-press',
  off: 'pdb:cursor-not-allowed pdb:border-line pdb:bg-sunken pdb:text-ink-3',
} as const;

interface TextButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: 'ink' | 'line' | 'ghost';
  /** Looks and says it is off but keeps the focus; the caller ignores presses. @default false */
  off?: boolean;
  icon?: ReactNode;
}

/** The 32 px button of the board: that of `@paidang/ui` would bring more code than the whole board. */
export function TextButton({ variant = 'ghost', off = false, icon, className, children, ...props }: TextButtonProps) {
  return (
    <button
      type="button"
      data-slot="comment-button"
      data-variant={variant}
      data-state={off ? 'off' : 'on'}
      aria-disabled={off || undefined}
      className={classNames(
        'pdb:inline-flex pdb:h-control-sm pdb:shrink-0 pdb:items-center pdb:gap-1.5 pdb:rounded-control pdb:border pdb:border-transparent pdb:px-3 pdb:text-13 pdb:font-medium pdb:whitespace-nowrap pdb:select-none pdb:pointer-coarse:h-11',
        looks[off ? 'off' : variant],
        className,
      )}
      {...props}
    >
      {icon}
      {children}
    </button>
  );
}
