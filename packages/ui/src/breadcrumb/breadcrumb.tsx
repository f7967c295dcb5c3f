import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { listOf } from '../internal/list-of';
import { type RenderLink, renderAnchor } from '../internal/render-link';
import { touchTarget } from '../internal/touch-target';

/** One page on the path to the current one. */
export interface BreadcrumbItem {
  label: string;
  /** Target of the link; the last item is the current page and needs none. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  items: readonly BreadcrumbItem[];
  /** Accessible name of the landmark. */
  label: string;
  /** Renders a link with your router's component. @default an `<a>` */
  renderLink?: RenderLink;
}

/** Set on the labels themselves, because hosts may style `li`. */
const name = 'pd:whitespace-nowrap';
const link = `${name} pd:rounded-tight pd:focus-visible:-outline-offset-2 pd:underline-offset-3 pd:hover:text-ink pd:hover:underline ${touchTarget}`;

/**
 * The path to the current page, on one line: if there is too little room, labels in the middle and at the end are truncated.
 *
 * @example <Breadcrumb label="路徑" items={[{ label: '專案管理', href: '/projects' }, { label: '專案進度' }]} />
 */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { items: given, label, renderLink = renderAnchor, className, ...props },
  ref,
) {
  const items = listOf(given, 'Breadcrumb', 'items');
  const crumb = ({ label: text, href }: BreadcrumbItem, last: boolean): ReactNode => {
    if (!last && href) return renderLink({ href, className: link, children: text });
    return (
      <span aria-current={last ? 'page' : undefined} className={name}>
        {text}
      </span>
    );
  };
  return (
    <nav ref={ref} aria-label={label} data-slot="breadcrumb" className={cn('pd-root', className)} {...props}>
      <ol className="pd:flex pd:items-center pd:gap-1 pd:text-12 pd:text-ink-3">
        {items.map((item, index) => (
          <Fragment key={item.href ?? item.label}>
            {index > 0 ? (
              <li aria-hidden="true" className="pd:shrink-0">
                <ChevronRight size={12} strokeWidth={2.25} className="pd:rtl:-scale-x-100" />
              </li>
            ) : null}
            <li
              data-slot="breadcrumb-item"
              className="pd:min-w-0 pd:overflow-x-clip pd:text-ellipsis pd:first:max-w-3/5 pd:first:shrink-0"
            >
              {crumb(item, index === items.length - 1)}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
});
