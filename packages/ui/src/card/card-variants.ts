import { cva } from 'class-variance-authority';

export const cardVariants = cva(
  'pd-root pd:relative pd:flex pd:min-w-0 pd:flex-col pd:rounded-r-card pd:gap-3.5 pd:px-4 pd:pt-4 pd:pb-3 pd:text-ink',
  {
    variants: {
      variant: {
        line: 'pd:border-y pd:border-r pd:border-y-line pd:border-r-line pd:bg-surface',
        sunken: 'pd:bg-sunken',
        raised: 'pd:border-y pd:border-r pd:border-y-line pd:border-r-line pd:bg-raised pd:shadow-2',
      },
      tone: {
        none: 'pd:rounded-l-card',
        vendor: 'pd:rounded-l-tight pd:border-l-3 pd:border-l-vendor-500',
        creator: 'pd:rounded-l-tight pd:border-l-3 pd:border-l-creator-500',
      },
    },
    compoundVariants: [{ variant: ['line', 'raised'], tone: 'none', class: 'pd:border-l pd:border-l-line' }],
    defaultVariants: { variant: 'line', tone: 'none' },
  },
);
