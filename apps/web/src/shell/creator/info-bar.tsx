import { Banner } from '@paidang/ui/banner';
import { Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useOffers } from '../../stores/offers';
import { labels } from '../labels';
import { useHeightProperty } from '../use-height-property';
import { useIsCourted } from './use-is-courted';

const words = labels.bonus;

/** One line over the bar that leads creators to the bonus page. */
export function InfoBar() {
  const isCourted = useIsCourted();
  const isClosed = useOffers(({ closed }) => closed.includes('bar'));
  return isCourted && !isClosed ? <OpenInfoBar /> : null;
}

function OpenInfoBar() {
  const close = useOffers((state) => state.close);
  const ref = useHeightProperty('--info-bar');
  return (
    <Banner
      ref={ref}
      label={words.label}
      icon={<Gift size={16} strokeWidth={1.75} className="text-creator-600" />}
      onDismiss={() => close('bar')}
      dismissLabel={words.closeBar}
    >
      <Link to={paths.bonus} className="inline-flex flex-wrap gap-x-3">
        {words.bar}
        <span className="underline decoration-line-strong underline-offset-3">{words.more}</span>
      </Link>
    </Banner>
  );
}
