export type { RenderLink, RenderLinkProps } from '../internal/render-link';
export type { PaginationLabels } from '../labels/ui-labels';
export { Pagination, type PaginationProps } from './pagination';
