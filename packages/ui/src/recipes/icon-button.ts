const base =
  'pd-root pd:relative pd:inline-grid pd:shrink-0 pd:place-items-center pd:transition-[background-color] pd:duration-fast pd:disabled:cursor-not-allowed pd:disabled:opacity-45 pd:pointer-coarse:size-11';

const variants = {
  ghost:
    'pd:rounded-control pd:text-ink-2 pd:enabled:hover:bg-hover pd:enabled:hover:text-ink pd:enabled:active:bg-press pd:aria-expanded:bg-press pd:aria-expanded:text-ink pd:aria-pressed:bg-press pd:aria-pressed:text-ink pd:aria-disabled:cursor-not-allowed pd:aria-disabled:opacity-45',
  ink: 'pd:rounded-[calc(var(--pd-corner-control)+2px)] pd:bg-accent pd:text-on-accent pd:enabled:hover:bg-accent-hover pd:enabled:active:bg-accent-press',
  off: 'pd:cursor-not-allowed pd:rounded-[calc(var(--pd-corner-control)+2px)] pd:border pd:border-line pd:bg-sunken pd:text-ink-3',
};

const sizes = { xs: 'pd:size-7', sm: 'pd:size-control-sm', md: 'pd:size-control-md' };

/** Options of `iconButtonVariants`. */
export interface IconButtonLooks {
  /** `ink` is the one primary action, `off` its look while there is nothing to do. @default 'ghost' */
  variant?: keyof typeof variants | null | undefined;
  /** Size of 28, 32 or 40 px, 44 on touch screens. @default 'md' */
  size?: keyof typeof sizes | null | undefined;
}

/** Class names of an icon button, for an element that looks like one. */
export function iconButtonVariants({ variant, size }: IconButtonLooks = {}): string {
  return `${base} ${variants[variant ?? 'ghost'] ?? variants.ghost} ${sizes[size ?? 'md'] ?? sizes.md}`;
}
