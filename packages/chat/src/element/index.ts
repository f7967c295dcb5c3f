import { PaidangChat } from './paidang-chat';

// The script may be on a page twice.
if (!customElements.get('paidang-chat')) customElements.define('paidang-chat', PaidangChat);
