import { PartnerPage } from '../features/landing/partner-page';

/** `/ladingpage/cyberbiz`. */
export default function PartnerOfferRoute() {
  return <PartnerPage advice={null} />;
}
