import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { labels } from '#labels/user-guide';
import { GuideCatalogue } from './catalogue';

/** Categories and their articles, with the current one marked. */
export function GuideNav() {
  const catalogue = use(GuideCatalogue);
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  return (
    <nav aria-label={labels.contents}>
      <ul className="grid gap-5">
        {catalogue.map(({ slug, title, articles }) => (
          <li key={slug}>
            <GuideLink to={paths.userGuide(slug)} here={here} className="font-strong text-ink">
              {title}
            </GuideLink>
            <ul className="mt-1 border-l border-line">
              {articles.map((article) => (
                <li key={article.slug}>
                  <GuideLink
                    to={paths.userGuide(slug, article.slug)}
                    here={here}
                    className="relative pl-4 text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-y-0.5 aria-[current]:before:-left-px aria-[current]:before:w-0.5 aria-[current]:before:bg-ink aria-[current]:before:content-['']"
                  >
                    {article.title}
                  </GuideLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GuideLink({
  to,
  here,
  className,
  children,
}: {
  to: string;
  here: string;
  className: string;
  children: string;
}) {
  return (
    <Link
      to={to}
      aria-current={to === here ? 'page' : undefined}
      className={cn('block py-[3px] hover:underline underline-offset-4 pointer-coarse:py-[11px]', className)}
    >
      {children}
    </Link>
  );
}
