import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { dateInputClass } from '../date-picker/date-classes';
import type { useDateText } from '../date-picker/use-date-text';

interface DateEdgeProps extends ComponentPropsWithoutRef<'input'> {
  text: ReturnType<typeof useDateText>;
}

/** The input of one end of a range. */
export const DateEdge = forwardRef<HTMLInputElement, DateEdgeProps>(function DateEdge({ text, ...props }, ref) {
  return (
    <input
      autoComplete="off"
      {...props}
      {...text.handlers}
      ref={ref}
      value={text.text}
      data-slot="date-range-picker-control"
      className={dateInputClass}
    />
  );
});
