export { counted } from './counted';
export { type LabelOverrides, mergeLabels } from './merge-labels';
export type { UiLabelOverrides, UiLabels } from './ui-labels';
