import { isVendor } from '@paidang/contract/vocabulary';
import { useParams } from 'react-router-dom';
import { useCreatorForVendors, usePublicCreator } from '../data/creators';
import { CompareTray } from '../features/creators/compare-tray';
import { GuestOffer, OwnerOffer, VendorOffer } from '../features/creators/creator-offer';
import { CreatorPage } from '../features/creators/creator-page';
import { useSession } from '../stores/session';
import NotFoundRoute from './not-found';

/** `/creator/{id}`: a creator's card: vendors see what is shared with vendors, everyone else what is public. */
export default function CreatorRoute() {
  const { creatorId = '' } = useParams();
  const isForVendors = useSession((state) => isVendor(state.user?.role));
  return isForVendors ? <VendorView creator={creatorId} /> : <PublicView creator={creatorId} />;
}

function VendorView({ creator }: { creator: string }) {
  return (
    <CreatorPage
      loaded={useCreatorForVendors(creator)}
      hasSearch
      offer={(card) => <VendorOffer creator={card} />}
      notFound={<NotFoundRoute />}
    >
      <CompareTray />
    </CreatorPage>
  );
}

function PublicView({ creator }: { creator: string }) {
  const isOwner = useSession((state) => state.user?.uuid === creator);
  return (
    <CreatorPage
      loaded={usePublicCreator(creator)}
      hasSearch={false}
      offer={(card) => (isOwner ? <OwnerOffer creator={card} /> : <GuestOffer creator={card} />)}
      notFound={<NotFoundRoute />}
    />
  );
}
