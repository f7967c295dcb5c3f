import { cn } from '@paidang/ui/cn';
import { IconButton } from '@paidang/ui/icon-button';
import { Menu } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { labels } from '#labels/shell';
import { PressMenu } from '../../shared/layers/press-menu';
import { PlaceLink } from '../../shared/links';
import type { NavLink } from './places';

const underline =
  "after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:bg-ink after:content-[''] forced-colors:after:bg-[Highlight] font-medium text-ink lg:after:inset-x-3";

export interface MainNavProps {
  places: readonly NavLink[];
  className?: string;
}

/** Main navigation with the current page highlighted; replaced by a menu on narrow pages. */
export function MainNav({ places, className }: MainNavProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={labels.mainNav} className={cn('flex h-full gap-1 max-md:hidden', className)}>
      {places.map(({ to, label, isElsewhere = false, covers = [] }) => {
        const isHere = !isElsewhere && matchPath(to, pathname) !== null;
        const isBelow = covers.some((pattern) => matchPath(pattern, pathname));
        return (
          <PlaceLink
            key={to}
            to={to}
            isElsewhere={isElsewhere}
            aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}
            className={cn(
              'relative flex items-center px-2 whitespace-nowrap text-ink-2 hover:text-ink lg:px-3',
              (isHere || isBelow) && underline,
            )}
          >
            {label}
          </PlaceLink>
        );
      })}
    </nav>
  );
}

const load = () => import('./places-menu-items');

export interface PlacesMenuProps {
  places: readonly NavLink[];
}

/** Main navigation on narrow pages. */
export function PlacesMenu({ places }: PlacesMenuProps) {
  return (
    <div className="md:hidden">
      <PressMenu
        load={load}
        menu={{ places }}
        trigger={(props) => (
          <IconButton {...props} label={labels.nav.menu} tooltipSide="bottom">
            <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      />
    </div>
  );
}
