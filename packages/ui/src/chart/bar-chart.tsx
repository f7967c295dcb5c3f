import { scaleBand } from 'd3-scale';
import { forwardRef } from 'react';
import { listOf } from '../internal/list-of';
import { punctuationOf, useLabels, useLocale } from '../locale';
import { ChartFrame, type ChartFrameProps, defaultLabels } from './chart-frame';
import { figuresOf } from './figures';
import { Plot } from './plot';
import { type ChartValue, isDrawable, type ValueScale, valueScale } from './value-scale';

const defaultNoteLabels = { note: '備註' };

/** One bar of a `BarChart`. */
export interface ChartBar {
  label: string;
  /** A missing value leaves a gap. */
  value: ChartValue;
  /** De-emphasises the bar. @default false */
  quiet?: boolean;
  /** A note for the tooltip and the table. */
  note?: string;
}

export interface BarChartProps extends ChartFrameProps {
  bars: readonly ChartBar[];
  /** What the bars represent: header of the table's first column. */
  categoryLabel: string;
  /** What is counted: header of the table's second column. */
  valueLabel: string;
  /** Header of the notes column. @default '備註' */
  noteLabel?: string;
  /** Height of the drawing in px. @default 220 */
  height?: number;
  /** @default numbers with thousands separators */
  formatValue?: (value: number) => string;
  /** @default short numbers, such as 4萬 */
  formatTick?: (value: number) => string;
}

/**
 * Amounts side by side, starting at zero. `quiet` bars are the background for comparing the others.
 *
 * @example
 * <BarChart title="每日觀看" description="深色是約定的首週。" categoryLabel="日期" valueLabel="觀看" bars={[{ label: '12/16', value: 38412 }]} />
 */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  { bars: given, categoryLabel, valueLabel, noteLabel, height = 220, formatValue, formatTick, labels, ...props },
  ref,
) {
  const text = useLabels('chart', defaultLabels, labels);
  const locale = useLocale();
  const figures = figuresOf(locale);
  const { comma } = punctuationOf(locale);
  const noteLabels = useLabels('barChart', defaultNoteLabels);
  const bars = listOf(given, 'BarChart', 'bars');
  const scale = valueScale(bars.map(({ value }) => value));
  const say = (value: ChartValue) => (isDrawable(value) ? (formatValue ?? figures.plain)(value) : null);
  const noted = bars.some(({ note }) => note);
  const rows = bars.map(({ label, value, note }) => [label, say(value), ...(noted ? [note ?? ''] : [])] as const);
  return (
    <ChartFrame
      ref={ref}
      labels={text}
      table={{
        columns: [categoryLabel, valueLabel, ...(noted ? [noteLabel ?? noteLabels.note] : [])],
        rows: scale ? rows : [],
      }}
      {...props}
    >
      {scale ? (
        <Plot
          label={props.title}
          categories={bars.map(({ label }) => label)}
          scale={scale}
          formatTick={formatTick ?? figures.compact}
          height={height}
          describe={(index) => {
            const bar = bars[index];
            return [bar?.label, `${valueLabel}${say(bar?.value) ?? text.missing}`, bar?.note]
              .filter(Boolean)
              .join(comma);
          }}
          detail={(index) => (
            <>
              <b>{bars[index]?.label}</b>
              <span>
                {valueLabel} {say(bars[index]?.value) ?? text.missing}
              </span>
              {bars[index]?.note ? <span>{bars[index]?.note}</span> : null}
            </>
          )}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="pd-plot-drawing">
            <path d={barsPath(bars, false, scale)} fill="var(--pd-ink)" />
            <path d={barsPath(bars, true, scale)} fill="var(--pd-line-strong)" />
          </svg>
        </Plot>
      ) : null}
    </ChartFrame>
  );
});

/** Maximum bar width in percent of the plot, so that few bars do not become blocks. */
const maxBarWidth = 9;

/** All bars of one kind as a single path: ten thousand elements would be slow. */
function barsPath(bars: readonly ChartBar[], quiet: boolean, scale: ValueScale): string {
  const band = scaleBand(
    bars.map((_, index) => index),
    [0, 100],
  )
    .paddingInner(0.26)
    .paddingOuter(0.13);
  const base = 100 - scale.at(0);
  const width = Math.min(band.bandwidth(), maxBarWidth);
  const inset = (band.bandwidth() - width) / 2;
  return bars
    .map(({ value, quiet: isQuiet = false }, index) => {
      if (isQuiet !== quiet || !isDrawable(value)) return '';
      const left = (band(index) ?? 0) + inset;
      return `M${left.toFixed(3)} ${base.toFixed(2)}V${(100 - scale.at(value)).toFixed(2)}h${width.toFixed(3)}V${base.toFixed(2)}Z`;
    })
    .join('');
}
