export type { RenderLink, RenderLinkProps } from '../internal/render-link';
export { Pagination, type PaginationLabels, type PaginationProps } from './pagination';
