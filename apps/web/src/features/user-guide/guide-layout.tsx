import { paths } from '@paidang/contract/pages';
import { Breadcrumb, type BreadcrumbItem } from '@paidang/ui/breadcrumb';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#labels/user-guide';
import { ArticleLink } from '../../shared/article/article-link';
import { renderLink } from '../../shared/links';
import { PublicHead, type SchemaItem } from '../../shared/public-head/public-head';
import { GuideNav } from './guide-nav';

export interface GuideLayoutProps {
  children: ReactNode;
}

/** Contents on the left, article on the right; on small screens the contents expand above it. */
export function GuideLayout({ children }: GuideLayoutProps) {
  const { pathname } = useLocation();
  const contents = useRef<HTMLDivElement>(null);
  // On a low screen the contents scroll separately, and the current article may be out of view. Only they are scrolled:
  // scrollIntoView would also scroll the page, whose position follows from the address.
  useEffect(() => {
    const list = contents.current;
    const link = list?.querySelector(`[href="${pathname}"]`);
    if (!list || !link) return;
    const [around, own] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) list.scrollTop += own.top - around.top - around.height / 2;
  }, [pathname]);
  return (
    <div className="grid px-(--page-edge) pb-20 md:pb-30 lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-14 xl:gap-20">
      <aside className="max-lg:hidden">
        <div
          ref={contents}
          className="sticky top-18 max-h-[calc(100dvh-72px)] overflow-y-auto pt-10 pb-8 px-1 -mx-1 scroll-py-8"
        >
          <GuideNav />
        </div>
      </aside>
      <main id="main" className="min-w-0 pt-4 md:pt-10">
        {/* The key closes it once an article was chosen. */}
        <details key={pathname} className="group mb-6 border-y border-line lg:hidden">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
            {labels.contents}
            <ChevronDown
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="text-ink-2 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="pt-2 pb-6">
            <GuideNav />
          </div>
        </details>
        {children}
        <p className="mt-14 border-t border-line pt-6 text-ink-2">
          {labels.stillQuestions}
          <ArticleLink to={paths.contactUs}>{labels.contact}</ArticleLink>
        </p>
      </main>
    </div>
  );
}

export interface GuideHeadProps {
  title: string;
  lead: string;
  /** The parent pages. */
  above: readonly BreadcrumbItem[];
  structured?: readonly SchemaItem[];
}

/** Breadcrumb, title and lead of a guide page. */
export function GuideHead({ title, lead, above, structured = [] }: GuideHeadProps) {
  return (
    <header className="mb-10 md:mb-12">
      <PublicHead title={title} description={lead} above={above} structured={structured} />
      {above.length > 0 ? (
        <Breadcrumb label={labels.path} items={[...above, { label: title }]} renderLink={renderLink} />
      ) : null}
      <h1 className="mt-2 text-28 font-strong text-balance md:text-36">{title}</h1>
      <p className="mt-3 max-w-[32em] text-16 text-ink-2 text-pretty md:text-18 md:leading-8">{lead}</p>
    </header>
  );
}
