import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Link } from 'react-router-dom';
import { labels } from '#labels/shell';
import { Logo } from '../../shared/logo';
import { MainNav, PlacesMenu } from './main-nav';
import { publicPlaces } from './places';
import { useScrolled } from './use-scrolled';

/** The bar for visitors: 72 px high, 60 px below md; shrinks and gets a shadow once the page is scrolled. */
export function PublicBar() {
  const scrolled = useScrolled();
  return (
    <header
      data-state={scrolled ? 'scrolled' : 'top'}
      className={cn(
        'sticky top-0 z-(--pd-z-sticky) bg-paper transition-[box-shadow] duration-200 short:static print:static',
        scrolled && 'shadow-2',
      )}
    >
      <div
        className={cn(
          'flex items-center justify-between px-(--page-edge) transition-[height] duration-200',
          scrolled ? 'h-14' : 'h-15 md:h-18',
        )}
      >
        <Link to={paths.home} aria-label={labels.home} className="hit rounded-control">
          <Logo className="text-[20px]" />
        </Link>
        <div className="flex h-full items-center gap-1 md:gap-3">
          <MainNav places={publicPlaces} />
          <Button asChild variant="ghost" className="max-sm:px-3">
            <Link to={paths.registerDialog}>{labels.register}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.login}>{labels.login}</Link>
          </Button>
          <PlacesMenu places={publicPlaces} />
        </div>
      </div>
    </header>
  );
}
