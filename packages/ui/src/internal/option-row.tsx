import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { TickIcon } from './icons';

interface OptionRowProps extends ComponentPropsWithoutRef<'div'> {
  slot: string;
  selected: boolean;
  highlighted: boolean;
}

/** One option of a list. */
export const OptionRow = forwardRef<HTMLDivElement, OptionRowProps>(function OptionRow(
  { slot, selected, highlighted, children, ...props },
  ref,
) {
  return (
    <div
      ref={ref}
      {...props}
      data-slot={slot}
      data-highlighted={highlighted ? '' : undefined}
      data-state={selected ? 'checked' : 'unchecked'}
      className={cn(
        'pd:flex pd:min-h-9 pd:cursor-pointer pd:items-center pd:justify-between pd:gap-3 pd:rounded-small pd:px-2.5 pd:py-[7px] pd:text-14 pd:select-none pd:pointer-coarse:min-h-11',
        'pd:data-highlighted:bg-press pd:data-[state=checked]:font-medium pd:aria-disabled:cursor-not-allowed pd:aria-disabled:text-ink-3',
      )}
    >
      <span className="pd:min-w-0">{children}</span>
      {selected ? (
        <span className="pd:shrink-0">
          <TickIcon size={16} />
        </span>
      ) : null}
    </div>
  );
});
