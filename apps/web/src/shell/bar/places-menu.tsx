import { IconButton } from '@paidang/ui/icon-button';
import { Menu } from 'lucide-react';
import { labels } from '#labels/shell';
import { PressMenu } from '../../shared/layers/press-menu';
import type { NavLink } from './places';

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
