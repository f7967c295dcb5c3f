import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { CrossIcon } from '../internal/icons';
import { touchTarget } from '../internal/touch-target';

interface ComboboxTagProps extends ComponentPropsWithoutRef<'button'> {
  text: string;
  /** Accessible name of the button. */
  label: string;
}

/** One chosen option, with a button to remove it. */
export const ComboboxTag = forwardRef<HTMLButtonElement, ComboboxTagProps>(function ComboboxTag(
  { text, label, ...props },
  ref,
) {
  return (
    <li
      data-slot="combobox-tag"
      className="pd:flex pd:max-w-full pd:items-center pd:rounded-small pd:border pd:border-line pd:bg-sunken pd:ps-2 pd:text-13"
    >
      <span className="pd:min-w-0 pd:truncate">{text}</span>
      <button
        type="button"
        ref={ref}
        {...props}
        aria-label={label}
        data-slot="combobox-tag-remove"
        className={cn(
          'pd:grid pd:size-6 pd:shrink-0 pd:place-items-center pd:rounded-small pd:text-ink-2 pd:hover:bg-hover pd:hover:text-ink pd:focus-visible:-outline-offset-2 pd:disabled:cursor-not-allowed',
          touchTarget,
        )}
      >
        <CrossIcon size={16} />
      </button>
    </li>
  );
});
