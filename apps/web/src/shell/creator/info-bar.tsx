import { paths } from '@paidang/contract/pages';
import { IconButton } from '@paidang/ui/icon-button';
import { Gift, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/bonus-bar';
import { useHeightProperty } from '../../shared/use-height-property';
import { useOffers, useShowsCreatorOffers } from '../../stores/offers';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A one-line banner above the bar that links creators to the bonus page. */
export function InfoBar() {
  const showsOffers = useShowsCreatorOffers();
  const isClosed = useOffers(({ closed }) => closed.includes('bar'));
  return showsOffers && !isClosed ? <OpenInfoBar /> : null;
}

function OpenInfoBar() {
  const close = useOffers((state) => state.close);
  const ref = useHeightProperty('--info-bar');
  return (
    <section
      ref={ref}
      aria-label={labels.label}
      className="print:hidden flex items-center gap-2 border-b border-line bg-sunken px-(--page-edge)"
    >
      <Link to={paths.bonus} className="flex min-w-0 flex-1 items-center gap-3 py-2.5 text-14 pointer-coarse:min-h-11">
        <Gift {...icon} className="shrink-0 text-creator-600" />
        {labels.bar}
        <span className="shrink-0 underline decoration-line-strong underline-offset-3">{labels.more}</span>
      </Link>
      <IconButton label={labels.closeBar} size="sm" tooltipSide="bottom" className="-mr-2" onClick={() => close('bar')}>
        <X {...icon} />
      </IconButton>
    </section>
  );
}
