import { cva } from 'class-variance-authority';

/** The box of all text-like controls: border, background, height. */
export const controlVariants = cva(
  'pd-root pd:min-w-0 pd:w-full pd:rounded-control pd:border pd:border-line-strong pd:bg-surface pd:text-ink pd:transition-[border-color] pd:duration-fast pd:not-aria-invalid:not-disabled:hover:border-ink-2',
  {
    variants: {
      size: {
        sm: 'pd:h-control-sm pd:px-2.5 pd:text-13 pd:pointer-coarse:h-11',
        md: 'pd:h-control-md pd:px-3 pd:text-14 pd:pointer-coarse:h-11',
        lg: 'pd:h-control-lg pd:px-3 pd:text-14',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** States of a control that is its own box (textarea, select). */
export const ownStates = [
  'pd:focus-visible:border-focus pd:focus-visible:outline-2 pd:focus-visible:-outline-offset-1 pd:focus-visible:outline-focus',
  'pd:aria-invalid:border-danger-600 pd:aria-invalid:shadow-[inset_0_0_0_1px_var(--pd-danger-600)]',
  'pd:disabled:cursor-not-allowed pd:disabled:border-line pd:disabled:bg-sunken pd:disabled:text-ink-3',
].join(' ');

/** The same states of a box drawn around an input. */
export const wrappedStates = [
  'pd:has-[input:focus-visible]:border-focus pd:has-[input:focus-visible]:outline-2 pd:has-[input:focus-visible]:-outline-offset-1 pd:has-[input:focus-visible]:outline-focus',
  'pd:has-aria-invalid:border-danger-600 pd:has-aria-invalid:hover:border-danger-600 pd:has-aria-invalid:shadow-[inset_0_0_0_1px_var(--pd-danger-600)]',
  'pd:has-[input:disabled]:cursor-not-allowed pd:has-[input:disabled]:border-line pd:has-[input:disabled]:bg-sunken pd:has-[input:disabled]:text-ink-3',
  'pd:has-[input:read-only]:bg-sunken',
].join(' ');
