import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from './class-names';

const looks = {
  ink: 'pd:bg-ink pd:text-on-ink pd:hover:bg-ink-hover',
  line: 'pd:border-line-strong pd:bg-surface pd:text-ink pd:hover:bg-sunken',
  ghost: 'pd:text-ink-2 pd:hover:bg-hover pd:hover:text-ink pd:active:bg-press',
  off: 'pd:cursor-not-allowed pd:border-line pd:bg-sunken pd:text-ink-3',
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
        'pd:inline-flex pd:h-8 pd:shrink-0 pd:items-center pd:gap-1.5 pd:rounded-control pd:border pd:border-transparent pd:px-3 pd:text-13 pd:font-medium pd:whitespace-nowrap pd:select-none pd:pointer-coarse:h-11',
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
