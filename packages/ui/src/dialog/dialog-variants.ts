import { cva } from 'class-variance-authority';

/** Class names of a dialog's surface, for your own element. */
export const dialogVariants = cva(
  'pd-root pd:fixed pd:inset-x-0 pd:top-0 pd:bottom-(--pd-keyboard,0px) pd:z-(--pd-z-dialog) pd:m-auto pd:h-fit pd:max-h-[calc(100dvh-32px-var(--pd-keyboard,0px))] pd:overflow-y-auto pd:overscroll-contain pd:rounded-dialog pd:border pd:border-line pd:bg-raised pd:p-8 pd:shadow-3 pd:outline-none pd:max-sm:p-6 pd:data-[state=closed]:animate-dialog-out pd:data-[state=open]:animate-dialog-in',
  {
    variants: {
      size: {
        sm: 'pd:w-[min(400px,calc(100%-32px))]',
        md: 'pd:w-[min(480px,calc(100%-32px))]',
        lg: 'pd:w-[min(760px,calc(100%-32px))]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
