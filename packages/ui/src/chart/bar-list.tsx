import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { listOf } from '../internal/list-of';
import { useLabels, useLocale } from '../locale';
import { figuresOf } from './figures';
import { type ChartValue, isDrawable } from './value-scale';

const defaultLabels = { missing: '沒有資料', empty: '還沒有資料' };

/** One row of a `BarList`. */
export interface BarListItem {
  label: string;
  value: ChartValue;
  /** Highlights the row. @default false */
  strong?: boolean;
}

export interface BarListProps extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Accessible name of the table. */
  label: string;
  items: readonly BarListItem[];
  /** @default percentage of a share between 0 and 1 */
  formatValue?: (value: number) => string;
  /** Shown for a missing value. @default '沒有資料' */
  missingLabel?: string;
  /** Shown instead of the rows when there are none. @default '還沒有資料' */
  emptyLabel?: string;
}

/**
 * A few amounts in rows, each with its number: a table whose bars only repeat the numbers.
 *
 * @example <BarList label="年齡" items={[{ label: '25–34歲', value: 0.46, strong: true }]} />
 */
export const BarList = forwardRef<HTMLTableElement, BarListProps>(function BarList(
  { label, items: given, formatValue, missingLabel, emptyLabel, className, ...props },
  ref,
) {
  const labels = useLabels('barList', defaultLabels);
  const figures = figuresOf(useLocale());
  const say = formatValue ?? figures.share;
  const items = listOf(given, 'BarList', 'items');
  const most = Math.max(0, ...items.map(({ value }) => (isDrawable(value) ? value : 0)));
  const widthOf = (value: ChartValue) => (isDrawable(value) && most > 0 ? Math.max(0, value / most) * 100 : 0);
  return (
    <table ref={ref} data-slot="bar-list" className={cn('pd-root pd-bars', className)} {...props}>
      <caption className="pd:sr-only">{label}</caption>
      <tbody>
        {items.map(({ label: name, value, strong = false }) => (
          <tr key={name} data-state={strong ? 'strong' : 'idle'}>
            <th scope="row">{name}</th>
            <td>
              <div className="pd-bars-value">
                <span className="pd-bars-track" aria-hidden="true">
                  <i style={{ width: `${widthOf(value)}%` }} />
                </span>
                {isDrawable(value) ? (
                  say(value)
                ) : (
                  <span className="pd:text-ink-3">{missingLabel ?? labels.missing}</span>
                )}
              </div>
            </td>
          </tr>
        ))}
        {items.length === 0 ? (
          <tr>
            <td className="pd:text-ink-3">{emptyLabel ?? labels.empty}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
});
