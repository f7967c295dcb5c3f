export { type Letter, type Paragraph, unlinked } from './letter';
export { retryMail, sendMail } from './outbox';
export { createMailSender } from './sender';
