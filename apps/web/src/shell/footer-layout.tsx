import { Outlet } from 'react-router-dom';
import { lazyExtra } from '../shared/lazy-extra';
import { useIsAtRest } from './use-is-at-rest';

const Footer = lazyExtra(async () => ({ default: (await import('./footer')).Footer }));

/** Pages that are read and scrolled: the footer stands below the window they fill. On a desk the work is all there is. */
export function FooterLayout() {
  const isAtRest = useIsAtRest();
  return (
    <>
      <div className="min-h-(--desk-height)">
        <Outlet />
      </div>
      {isAtRest ? <Footer /> : null}
    </>
  );
}
