import { cn } from '@paidang/ui/cn';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths, patterns } from '../../config/paths';
import { labels } from '../labels';

const items = [
  { to: paths.project, label: labels.nav.project, covers: [patterns.projectProgress, patterns.outline] },
  { to: paths.projectList, label: labels.nav.projectList, covers: [] },
] as const;

const underline =
  "after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-ink after:content-[''] font-medium text-ink";

/** The places of the app that exist. */
export function MainNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={labels.mainNav} className="flex h-full gap-1 max-md:hidden">
      {items.map(({ to, label, covers }) => {
        const isHere = matchPath(to, pathname) !== null;
        const isBelow = covers.some((pattern) => matchPath(pattern, pathname));
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}
            className={cn(
              'relative flex items-center px-3 whitespace-nowrap text-ink-2 hover:text-ink',
              (isHere || isBelow) && underline,
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
