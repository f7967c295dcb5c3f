import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { TickIcon } from '../internal/icons';
import type { ComboboxOption } from './filter-options';

interface ComboboxRowProps extends ComponentPropsWithoutRef<'div'> {
  option: ComboboxOption<string>;
  selected: boolean;
  highlighted: boolean;
}

/** One option of the list. */
export const ComboboxRow = forwardRef<HTMLDivElement, ComboboxRowProps>(function ComboboxRow(
  { option, selected, highlighted, ...props },
  ref,
) {
  return (
    <div
      ref={ref}
      {...props}
      data-slot="combobox-option"
      data-highlighted={highlighted ? '' : undefined}
      data-state={selected ? 'checked' : 'unchecked'}
      className={cn(
        'pd:flex pd:min-h-9 pd:cursor-pointer pd:items-center pd:justify-between pd:gap-3 pd:rounded-[6px] pd:px-2.5 pd:py-[7px] pd:text-14 pd:select-none pd:pointer-coarse:min-h-11',
        'pd:data-highlighted:bg-press pd:data-[state=checked]:font-medium pd:aria-disabled:cursor-not-allowed',
        option.disabled && 'pd:text-ink-3',
      )}
    >
      <span className="pd:min-w-0">
        {option.label}
        {option.hint ? <span className="pd:block pd:text-12 pd:font-regular pd:text-ink-2">{option.hint}</span> : null}
      </span>
      {selected ? (
        <span className="pd:shrink-0">
          <TickIcon size={16} />
        </span>
      ) : null}
    </div>
  );
});
