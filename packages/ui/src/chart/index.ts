export type { ChartLabels } from '../labels/ui-labels';
export { BarChart, type BarChartProps, type ChartBar } from './bar-chart';
export { BarList, type BarListItem, type BarListProps } from './bar-list';
export type { ChartFrameProps } from './chart-frame';
export { type ChartSeries, LineChart, type LineChartProps } from './line-chart';
export { SplitBar, type SplitBarProps, type SplitPart } from './split-bar';
