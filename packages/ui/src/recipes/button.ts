import { touchTarget } from '../internal/touch-target';

const base = `pd-button pd-root pd:inline-flex pd:max-w-full pd:shrink-0 pd:items-center pd:justify-center pd:gap-2 pd:text-center pd:whitespace-nowrap pd:select-none pd:max-sm:h-auto pd:max-sm:py-1 pd:max-sm:whitespace-normal pd:rounded-control pd:border pd:border-transparent pd:font-medium pd:transition-[background-color,transform] pd:duration-fast pd:disabled:cursor-not-allowed pd:disabled:border-line pd:disabled:bg-sunken pd:disabled:text-ink-3 pd:aria-disabled:cursor-progress ${touchTarget}`;

const variants = {
  ink: 'pd:bg-accent pd:text-on-accent pd:not-disabled:hover:bg-accent-hover pd:not-disabled:active:scale-[.985] pd:not-disabled:active:bg-accent-press',
  line: 'pd:border-line-strong pd:bg-surface pd:text-ink pd:not-disabled:hover:bg-surface-hover pd:not-disabled:active:bg-surface-press',
  ghost:
    'pd:text-ink-2 pd:not-disabled:hover:bg-hover pd:not-disabled:hover:text-ink pd:not-disabled:active:bg-press pd:disabled:border-transparent pd:disabled:bg-transparent',
  danger:
    'pd:border-danger-600 pd:bg-surface pd:text-danger-600 pd:not-disabled:hover:bg-danger-50 pd:not-disabled:active:bg-danger-50',
};

const sizes = {
  sm: 'pd:h-control-sm pd:max-sm:min-h-control-sm pd:gap-1.5 pd:px-3 pd:text-13',
  md: 'pd:h-control-md pd:max-sm:min-h-control-md pd:px-4 pd:text-14',
  lg: 'pd:h-control-lg pd:max-sm:min-h-control-lg pd:px-6 pd:text-16',
};

/** Options of `buttonVariants`. */
export interface ButtonLooks {
  /** @default 'line' */
  variant?: keyof typeof variants | null | undefined;
  /** Height of 32, 40 or 48 px. @default 'md' */
  size?: keyof typeof sizes | null | undefined;
}

/** Class names of a button, for an element that looks like one. */
export function buttonVariants({ variant, size }: ButtonLooks = {}): string {
  return `${base} ${variants[variant ?? 'line'] ?? variants.line} ${sizes[size ?? 'md'] ?? sizes.md}`;
}
