import { paths } from '@paidang/contract/pages';
import { type Industry, industries, industryTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Skeleton } from '@paidang/ui/skeleton';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { moreCases as words } from '#labels/landing/pages';
import { useCases, useCaseTypes } from '../../data/site-content';
import { ArticleLink } from '../../shared/article/article-link';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PublicHead } from '../../shared/public-head/public-head';
import { CaseArticle } from './case-article';
import { StartLink } from './section-parts';

export interface MoreCasesPageProps {
  /** Industry to filter by; `null` for all. */
  type: Industry | null;
}

/** Parses the industry in an address. */
export const industryOf = (value: string | null): Industry | null => industries.find((one) => one === value) ?? null;

/** All success cases, or those of one industry, in full. */
export function MoreCasesPage({ type }: MoreCasesPageProps) {
  const { data: types = [] } = useCaseTypes();
  const { data: cases, error, refresh } = useCases(type);
  const [newest] = cases ?? [];
  useHashTarget(cases !== undefined);
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <PublicHead
        {...(type ? { title: words.titleOf(industryTitles[type]) } : {})}
        description={type ? words.leadOf(industryTitles[type]) : words.lead}
        path={paths.moreCases({ type: type ?? undefined })}
        picture={{ title: words.title, beside: newest ? { photo: newest.main_image.path } : null }}
      />
      <header className="pt-10 pb-8 md:pt-20 md:pb-12">
        <h1 className="max-w-[16em] text-36 font-strong text-balance md:text-48">{words.title}</h1>
        <p className="mt-4 max-w-[32em] text-16 text-ink-2 text-pretty md:mt-5 md:text-18 md:leading-8">{words.lead}</p>
      </header>
      {types.length > 1 ? (
        <nav aria-label={words.types} className="mb-8 md:mb-10">
          <ul className="flex flex-wrap gap-2">
            <TypeLink type={null} title={words.all} isShown={type === null} />
            {types.map(({ type: one, title, cases: count }) => (
              <TypeLink key={one} type={one} title={title} count={count} isShown={type === one} />
            ))}
          </ul>
        </nav>
      ) : null}
      {cases ? (
        cases.map((item) => <CaseArticle key={item.uuid} item={item} />)
      ) : error ? (
        <LoadFailure onRetry={refresh} />
      ) : (
        <Skeleton shape="block" className="h-96" />
      )}
      {cases?.length === 0 ? <p className="border-t border-line py-10 text-16 text-ink-2">{words.empty}</p> : null}
      <footer className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-10 md:pt-14">
        <h2 className="mr-auto text-22 font-strong md:text-28">{words.startTitle}</h2>
        <ArticleLink to={paths.customizedService}>{words.talk}</ArticleLink>
        <Button asChild variant="ink" size="lg">
          <StartLink>{words.start}</StartLink>
        </Button>
      </footer>
    </Page>
  );
}

interface TypeLinkProps {
  type: Industry | null;
  title: string;
  count?: number;
  isShown: boolean;
}

function TypeLink({ type, title, count, isShown }: TypeLinkProps) {
  return (
    <li>
      <Link
        to={paths.moreCases({ type: type ?? undefined })}
        aria-current={isShown ? 'true' : undefined}
        className={cn(
          'inline-flex items-center gap-1.5 rounded-pill border px-3.5 py-1 text-13 pointer-coarse:min-h-11',
          isShown ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-surface text-ink-2 hover:text-ink',
        )}
      >
        {title}
        {count === undefined ? null : <span className="tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}

/** Scrolls to the address's hash target once it is rendered: content loads after the browser has looked for it. */
function useHashTarget(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, isThere]);
}
