export { type LabelOverrides, mergeLabels } from './merge-labels';
