import { ConsultationSection } from '../features/consultation/consultation-section';
import { ContactPage } from '../features/content/contact-page';

/** `/contact-us`. */
export default function ContactUsRoute() {
  return <ContactPage consultation={<ConsultationSection />} />;
}
