import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import { matchPath, useLocation } from 'react-router-dom';
import { labels } from '#labels/shell';
import { AnchoredMenu } from '../../shared/layers/anchored-menu';
import type { MenuProps } from '../../shared/layers/press-menu';
import { PlaceLink } from '../../shared/links';
import type { NavLink } from './places';

export interface PlacesMenuItemsProps extends MenuProps {
  places: readonly NavLink[];
}

/** Items of the navigation menu. */
export default function PlacesMenuItems({ places, anchor, onClose }: PlacesMenuItemsProps) {
  const { pathname } = useLocation();
  return (
    <AnchoredMenu anchor={anchor} label={labels.mainNav} onClose={onClose} className="w-48">
      {places.map(({ to, label, isElsewhere = false }) => (
        <DropdownMenuItem key={to} asChild>
          <PlaceLink
            to={to}
            isElsewhere={isElsewhere}
            aria-current={!isElsewhere && matchPath(to, pathname) ? 'page' : undefined}
            className="aria-[current]:font-medium"
          >
            {label}
          </PlaceLink>
        </DropdownMenuItem>
      ))}
    </AnchoredMenu>
  );
}
