import { cva } from 'class-variance-authority';

export const bannerVariants = cva(
  'pd-root pd:flex pd:items-start pd:gap-3 pd:border-b pd:px-6 pd:py-2.5 pd:text-14 pd:text-ink pd:max-sm:px-4',
  {
    variants: {
      tone: {
        info: 'pd:border-line pd:bg-sunken pd:[--pd-banner:var(--pd-ink-2)]',
        success: 'pd:border-success-600 pd:bg-success-50 pd:[--pd-banner:var(--pd-success-600)]',
        warning: 'pd:border-warning-600 pd:bg-warning-50 pd:[--pd-banner:var(--pd-warning-600)]',
        danger: 'pd:border-danger-600 pd:bg-danger-50 pd:[--pd-banner:var(--pd-danger-600)]',
      },
    },
  },
);
