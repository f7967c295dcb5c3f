import { capCount } from '@paidang/contract/rules';
import { classes } from './classes';

export interface UnseenCountProps {
  value: number;
  /** What a screen reader says; without it the figure is silent, being said elsewhere. */
  label?: string;
  className?: string;
}

/** How many messages wait in a room; nothing for none. */
export function UnseenCount({ value, label, className }: UnseenCountProps) {
  if (value <= 0) return null;
  return (
    <span
      data-slot="chat-count"
      className={classes(
        'pd:inline-grid pd:shrink-0 pd:place-items-center pd:rounded-pill pd:bg-danger-600 pd:px-[5px] pd:text-12 pd:font-medium pd:whitespace-nowrap pd:text-on-ink pd:tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{capCount(value)}</span>
      {label && <span className="pd:sr-only">{label}</span>}
    </span>
  );
}
