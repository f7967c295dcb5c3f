import { ContactPage } from '../features/content/contact-page';

/** `/contact-us`. */
export default function ContactUsRoute() {
  return <ContactPage />;
}
