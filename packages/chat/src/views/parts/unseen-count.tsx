import { capCount } from '@paidang/contract/rules';
import { cx } from '@paidang/ui/recipes';

export interface UnseenCountProps {
  value: number;
  /** Read by screen readers; omit it if the number is part of another label. */
  label?: string;
  className?: string;
}

/** Number of unseen messages in a room; renders nothing for zero. */
export function UnseenCount({ value, label, className }: UnseenCountProps) {
  if (value <= 0) return null;
  return (
    <span
      data-slot="chat-count"
      className={cx(
        'pdc:inline-grid pdc:shrink-0 pdc:place-items-center pdc:rounded-pill pdc:bg-danger-600 pdc:px-[5px] pdc:text-12 pdc:font-medium pdc:whitespace-nowrap pdc:text-on-ink pdc:tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{capCount(value)}</span>
      {label && <span className="pdc:sr-only">{label}</span>}
    </span>
  );
}
