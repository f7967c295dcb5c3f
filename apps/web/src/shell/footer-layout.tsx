import { Outlet } from 'react-router-dom';
import { lazyExtra } from '../shared/lazy-extra';

const Footer = lazyExtra(async () => ({ default: (await import('./footer')).Footer }));

/** Pages that are read and scrolled: the footer stands below the window they fill. On a desk the work is all there is. */
export function FooterLayout() {
  return (
    <>
      <div className="min-h-(--desk-height)">
        <Outlet />
      </div>
      <Footer />
    </>
  );
}
