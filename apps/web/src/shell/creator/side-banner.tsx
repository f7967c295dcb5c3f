import { paths } from '@paidang/contract/pages';
import { IconButton } from '@paidang/ui/icon-button';
import { Gift, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/creator-corner';
import { useOffers } from '../../stores/offers';

/** The same at the side, in the margin of pages that have one. */
export function SideBanner() {
  const { closed, close } = useOffers();
  if (closed.includes('side')) return null;
  return (
    <aside
      aria-label={labels.sideLabel}
      className="fixed top-1/2 right-0 z-(--pd-z-sticky) w-9 -translate-y-1/2 overflow-hidden rounded-l-card border border-r-0 border-line-strong bg-raised shadow-2 max-[1279px]:hidden"
    >
      <Link
        to={paths.bonus}
        className="flex flex-col items-center gap-2 pt-4 pb-2 text-13 font-medium tracking-[.12em] -outline-offset-2 hover:bg-hover"
      >
        <Gift size={16} strokeWidth={1.75} aria-hidden="true" className="text-creator-600" />
        <span className="[writing-mode:vertical-rl]">{labels.side}</span>
      </Link>
      <IconButton label={labels.closeSide} size="sm" tooltipSide="left" onClick={() => close('side')}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
