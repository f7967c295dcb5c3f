import { cva } from 'class-variance-authority';

/** Class names of a card, for your own element. */
export const cardVariants = cva(
  'pd-root pd:relative pd:flex pd:min-w-0 pd:flex-col pd:rounded-e-card pd:gap-3.5 pd:px-4 pd:pt-4 pd:pb-3 pd:text-ink',
  {
    variants: {
      variant: {
        line: 'pd:border-y pd:border-e pd:border-y-line pd:border-e-line pd:bg-surface',
        sunken: 'pd:bg-sunken',
        raised: 'pd:border-y pd:border-e pd:border-y-line pd:border-e-line pd:bg-raised pd:shadow-2',
      },
      tone: {
        none: 'pd:rounded-s-card',
        vendor: 'pd:rounded-s-tight pd:border-s-3 pd:border-s-vendor-500',
        creator: 'pd:rounded-s-tight pd:border-s-3 pd:border-s-creator-500',
      },
    },
    compoundVariants: [{ variant: ['line', 'raised'], tone: 'none', class: 'pd:border-s pd:border-s-line' }],
    defaultVariants: { variant: 'line', tone: 'none' },
  },
);
