import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { listOf } from '../internal/list-of';
import { useLabels, useLocale } from '../locale';
import { figuresOf } from './figures';
import { type ChartValue, isDrawable } from './value-scale';

const defaultLabels = { empty: '還沒有資料' };

/** One part of the whole that a `SplitBar` shows. */
export interface SplitPart {
  label: string;
  /** Amount; a missing or negative one counts as zero. */
  value: ChartValue;
}

export interface SplitBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name of the whole. */
  label: string;
  /** Parts, distinguished by colour and hatching; for more than four use a `BarList`. */
  parts: readonly SplitPart[];
  /** @default percentage of the whole */
  formatShare?: (share: number) => string;
  /** Shown instead of the bar when the total is zero. @default '還沒有資料' */
  emptyLabel?: string;
}

/** Below this share the label is placed below the bar. */
const minLabelShare = 0.18;

/**
 * The parts of one whole, each labelled inside its segment, or below if the segment is too small.
 *
 * @example <SplitBar label="性別" parts={[{ label: '女性', value: 78 }, { label: '男性', value: 22 }]} />
 */
export const SplitBar = forwardRef<HTMLDivElement, SplitBarProps>(function SplitBar(
  { label, parts: given, formatShare, emptyLabel, className, ...props },
  ref,
) {
  const labels = useLabels('splitBar', defaultLabels);
  const figures = figuresOf(useLocale());
  const format = formatShare ?? figures.share;
  const parts = listOf(given, 'SplitBar', 'parts');
  const amounts = parts.map(({ value }) => (isDrawable(value) ? Math.max(0, value) : 0));
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const shares = parts.map((part, index) => ({
    label: part.label,
    share: whole > 0 ? (amounts[index] ?? 0) / whole : 0,
    pattern: index % 4,
  }));
  const small = shares.filter(({ share }) => share < minLabelShare);
  return (
    <div
      ref={ref}
      data-slot="split-bar"
      data-state={whole > 0 ? 'idle' : 'empty'}
      className={cn('pd-root pd-split', className)}
      {...props}
    >
      {whole > 0 ? (
        <>
          <div className="pd-split-bar" aria-hidden="true">
            {shares.map(({ label: name, share, pattern }) =>
              share > 0 ? (
                <div key={name} data-pattern={pattern} style={{ flexGrow: share }}>
                  {share < minLabelShare ? null : (
                    <p>
                      <b>{format(share)}</b>
                      {name}
                    </p>
                  )}
                </div>
              ) : null,
            )}
          </div>
          {small.length > 0 ? (
            <ul className="pd-legend" aria-hidden="true">
              {small.map(({ label: name, share, pattern }) => (
                <li key={name}>
                  <i data-pattern={pattern} />
                  {name} {format(share)}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <p className="pd-chart-empty">{emptyLabel ?? labels.empty}</p>
      )}
      {/* A table never becomes narrower than its text. */}
      <div className="pd:sr-only">
        <table>
          <caption>{label}</caption>
          <tbody>
            {shares.map(({ label: name, share }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{whole > 0 ? format(share) : emptyLabel}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
