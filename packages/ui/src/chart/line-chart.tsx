import { curveMonotoneX, line } from 'd3-shape';
import { forwardRef } from 'react';
import { listOf } from '../internal/list-of';
import { punctuationOf, useLabels, useLocale } from '../locale';
import { ChartFrame, type ChartFrameProps, defaultLabels } from './chart-frame';
import { figuresOf } from './figures';
import { Plot } from './plot';
import { type ChartValue, isDrawable, middleOf, type ValueScale, valueScale } from './value-scale';

/** One line of a `LineChart`. */
export interface ChartSeries {
  name: string;
  /** One value per category; a missing value leaves a gap. */
  values: readonly ChartValue[];
}

export interface LineChartProps extends ChartFrameProps {
  /** Labels along the lower edge, in order. */
  categories: readonly string[];
  /** What the categories are: header of the table's first column. */
  categoryLabel: string;
  /** Lines, distinguished by their strokes; more than three are hard to follow. */
  series: readonly ChartSeries[];
  /** Height of the drawing in px. @default 220 */
  height?: number;
  /** @default numbers with thousands separators */
  formatValue?: (value: number) => string;
  /** @default short numbers, such as 4萬 */
  formatTick?: (value: number) => string;
}

/**
 * How something changed over time. Arrow keys, pointer and touch move between the points.
 *
 * @example
 * <LineChart title="每日觀看" categoryLabel="日期" categories={['12/16', '12/17']} series={[{ name: '觀看', values: [38412, 31200] }]} />
 */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(
  {
    categories: givenCategories,
    categoryLabel,
    series: givenSeries,
    height = 220,
    formatValue,
    formatTick,
    labels,
    ...props
  },
  ref,
) {
  const categories = listOf(givenCategories, 'LineChart', 'categories');
  const series = listOf(givenSeries, 'LineChart', 'series');
  const text = useLabels('chart', defaultLabels, labels);
  const locale = useLocale();
  const figures = figuresOf(locale);
  const { comma } = punctuationOf(locale);
  const scale = valueScale(series.flatMap(({ values }) => values.slice(0, categories.length)));
  const say = (value: ChartValue) => (isDrawable(value) ? (formatValue ?? figures.plain)(value) : null);
  const rows = categories.map((name, index) => [name, ...series.map(({ values }) => say(values[index]))] as const);
  return (
    <ChartFrame
      ref={ref}
      labels={text}
      table={{ columns: [categoryLabel, ...series.map(({ name }) => name)], rows: scale ? rows : [] }}
      {...props}
    >
      {series.length > 1 ? (
        <ul className="pd-legend">
          {series.map(({ name }, index) => (
            <li key={name}>
              <svg viewBox="0 0 24 4" aria-hidden="true">
                <path d="M0 2h24" className="pd-line" data-series={index % 3} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {scale ? (
        <Plot
          label={props.title}
          categories={categories}
          scale={scale}
          formatTick={formatTick ?? figures.compact}
          height={height}
          describe={(index) =>
            `${categories[index] ?? ''}${comma}${series.map(({ name, values }) => `${name}${say(values[index]) ?? text.missing}`).join(comma)}`
          }
          detail={(index) => (
            <>
              <b>{categories[index]}</b>
              {series.map(({ name, values }) => (
                <span key={name}>
                  {name} {say(values[index]) ?? text.missing}
                </span>
              ))}
            </>
          )}
          marks={(index) =>
            series.map(({ name, values }) => {
              const value = values[index];
              return isDrawable(value) ? (
                <i
                  key={name}
                  className="pd-plot-dot"
                  style={{ left: `${middleOf(index, categories.length)}%`, bottom: `${scale.at(value)}%` }}
                />
              ) : null;
            })
          }
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="pd-plot-drawing">
            {series.map(({ name, values }, index) => {
              const { curve, dots } = pathsOf(values, categories.length, scale);
              return (
                <g key={name}>
                  <path d={curve} className="pd-line" data-series={index % 3} />
                  {dots ? <path d={dots} className="pd-line" data-series={index % 3} data-dots="" /> : null}
                </g>
              );
            })}
          </svg>
        </Plot>
      ) : null}
    </ChartFrame>
  );
});

/** `dots` are single values between two gaps, which a line would not show. */
function pathsOf(values: readonly ChartValue[], count: number, scale: ValueScale) {
  const points = Array.from({ length: count }, (_, index) => ({ index, value: values[index] }));
  const x = (index: number) => middleOf(index, count);
  const y = (value: number) => 100 - scale.at(value);
  const curve = line<(typeof points)[number]>()
    .defined(({ value }) => isDrawable(value))
    .x(({ index }) => x(index))
    .y(({ value }) => y(value ?? 0))
    .curve(curveMonotoneX)
    .digits(2);
  const alone = points.filter(
    ({ index, value }) => isDrawable(value) && !isDrawable(values[index - 1]) && !isDrawable(points[index + 1]?.value),
  );
  const dots = alone.map(({ index, value }) => `M${x(index)},${y(value ?? 0)}h0.01`);
  return { curve: curve(points) ?? '', dots: dots.join('') };
}
