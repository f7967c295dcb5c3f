import { ConsultationForm } from '../features/consultation/consultation-form';
import { PartnerPage } from '../features/landing/partner-page';

/** `/ladingpage/cyberbiz`. */
export default function PartnerOfferRoute() {
  return <PartnerPage advice={<ConsultationForm />} />;
}
