import { cva } from 'class-variance-authority';

/** Class names of a badge, for your own element. */
export const badgeVariants = cva(
  'pd-root pd:inline-flex pd:h-[22px] pd:max-w-full pd:shrink-0 pd:items-center pd:gap-1 pd:rounded-small pd:border pd:px-2 pd:text-12 pd:font-medium pd:whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'pd:border-line pd:bg-sunken pd:text-ink-2',
        success: 'pd:border-transparent pd:bg-success-50 pd:text-success-600',
        warning: 'pd:border-transparent pd:bg-warning-50 pd:text-warning-600',
        danger: 'pd:border-transparent pd:bg-danger-50 pd:text-danger-600',
        plain: 'pd:border-0 pd:px-0 pd:text-ink-2',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
