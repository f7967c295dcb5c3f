export type { EmptyDrawing } from './drawings';
export { EmptyState, type EmptyStateProps } from './empty-state';
