import { PaidangTour } from './paidang-tour';

// The script may be on a page twice.
if (!customElements.get('paidang-tour')) customElements.define('paidang-tour', PaidangTour);
