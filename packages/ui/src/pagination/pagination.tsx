import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { type RenderLink, renderAnchor } from '../internal/render-link';
import type { PaginationLabels } from '../labels/ui-labels';
import { useLabels } from '../locale';
import { clampPage, pageRange } from './page-range';
import { PaginationItem } from './pagination-item';

const defaultLabels: PaginationLabels = {
  nav: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: (page) => `第${page}頁`,
  position: (page, pageCount) => `第${page}頁，共${pageCount}頁`,
};

interface PaginationBase extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'onChange'> {
  /** Current page, from 1. A page that does not exist is treated as the nearest one that does. */
  page: number;
  /** Total number of pages; with fewer than two, nothing is rendered. */
  pageCount: number;
  /** Pages displayed on each side of the current one. @default 1 */
  siblings?: number;
  labels?: Partial<PaginationLabels>;
}

interface PressedPages {
  /** Renders the pages as buttons. */
  onPageChange: (page: number) => void;
  hrefFor?: never;
  renderLink?: never;
}

interface LinkedPages {
  /** Renders the pages as links, for lists whose page is in the URL. */
  hrefFor: (page: number) => string;
  /** Renders a link with your router's component. @default an `<a>` */
  renderLink?: RenderLink;
  onPageChange?: never;
}

export type PaginationProps = PaginationBase & (PressedPages | LinkedPages);

const wide = 'pd:@max-[479px]:hidden';

/**
 * The pages of a list: numbers if at least 480 px are available, otherwise only the current position.
 *
 * @example <Pagination page={page} pageCount={12} hrefFor={(page) => `?page=${page}`} />
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, onPageChange, hrefFor, renderLink = renderAnchor, siblings = 1, labels, className, ...props },
  ref,
) {
  const text = useLabels('pagination', defaultLabels, labels);
  const count = Number.isFinite(pageCount) ? Math.trunc(pageCount) : 0;
  if (count < 2) return null;
  const current = clampPage(page, count);
  const item = { onPress: onPageChange, hrefFor, renderLink };
  return (
    <nav
      ref={ref}
      data-slot="pagination"
      aria-label={text.nav}
      className={cn('pd-root pd:@container pd:w-full', className)}
      {...props}
    >
      <ul className="pd:flex pd:items-center pd:gap-1 pd:@max-[479px]:justify-between pd:@min-[480px]:justify-center">
        <li>
          <PaginationItem slot="previous" target={current > 1 ? current - 1 : null} current={false} {...item}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" className="pd:rtl:-scale-x-100" />
            {text.previous}
          </PaginationItem>
        </li>
        <li
          data-slot="pagination-position"
          className="pd:min-w-0 pd:text-center pd:text-13 pd:text-ink-2 pd:tabular-nums pd:@min-[480px]:hidden"
        >
          {text.position(current, count)}
        </li>
        {pageRange(current, count, Math.max(0, Math.trunc(siblings) || 0)).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry} className={wide}>
              <PaginationItem slot="page" target={entry} current={entry === current} {...item}>
                <span aria-hidden="true">{entry}</span>
                <span className="pd:sr-only">{text.page(entry)}</span>
              </PaginationItem>
            </li>
          ) : (
            <li key={entry} aria-hidden="true" data-slot="pagination-gap" className={wide}>
              <span className="pd:block pd:w-8 pd:text-center pd:text-ink-3">…</span>
            </li>
          ),
        )}
        <li>
          <PaginationItem slot="next" target={current < count ? current + 1 : null} current={false} {...item}>
            {text.next}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" className="pd:rtl:-scale-x-100" />
          </PaginationItem>
        </li>
      </ul>
    </nav>
  );
});
