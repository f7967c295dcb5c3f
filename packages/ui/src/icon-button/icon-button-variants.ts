import { cva } from 'class-variance-authority';

export const iconButtonVariants = cva(
  'pd-root pd:relative pd:inline-grid pd:shrink-0 pd:place-items-center pd:rounded-control pd:text-ink-2 pd:transition-[background-color] pd:duration-fast pd:enabled:hover:bg-hover pd:enabled:hover:text-ink pd:enabled:active:bg-press pd:aria-expanded:bg-press pd:aria-expanded:text-ink pd:aria-pressed:bg-press pd:aria-pressed:text-ink pd:disabled:cursor-not-allowed pd:disabled:opacity-45 pd:aria-disabled:cursor-not-allowed pd:aria-disabled:opacity-45 pd:pointer-coarse:size-11',
  { variants: { size: { sm: 'pd:size-control-sm', md: 'pd:size-control-md' } }, defaultVariants: { size: 'md' } },
);
