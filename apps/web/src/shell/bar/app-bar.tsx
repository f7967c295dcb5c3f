import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import { Link } from 'react-router-dom';
import { labels } from '#labels/shell';
import { Logo } from '../../shared/logo';
import { useSession } from '../../stores/session';
import { NotificationBell } from '../notifications/notification-bell';
import { PaletteButton } from '../palette/palette-button';
import { AvatarMenu } from './avatar-menu';
import { ChatButton } from './chat-button';
import { MainNav } from './main-nav';
import { appPlaces } from './places';
import { PlacesMenu } from './places-menu';
import { useScrolled } from './use-scrolled';

/** The bar of everybody signed in: 56 px, after some scrolling 48 px with a shadow. */
export function AppBar() {
  const scrolled = useScrolled();
  const places = appPlaces(useSession((state) => state.user?.role));
  return (
    <header
      data-state={scrolled ? 'scrolled' : 'top'}
      className={cn(
        'sticky top-0 z-(--pd-z-sticky) flex items-center gap-4 border-b border-line bg-paper px-(--page-edge) lg:gap-8 transition-[height,box-shadow] duration-200 short:static print:hidden',
        scrolled ? 'h-12 shadow-2 short:h-14 short:shadow-none' : 'h-14',
      )}
    >
      <Link to={paths.project} aria-label={labels.home} className="hit shrink-0 rounded-control">
        <Logo className="max-[359px]:[&>span]:hidden" />
      </Link>
      <MainNav places={places} />
      <div className="-mr-2 ml-auto flex items-center md:gap-2">
        <PaletteButton />
        <ChatButton />
        <NotificationBell />
        <AvatarMenu />
        <PlacesMenu places={places} />
      </div>
    </header>
  );
}
