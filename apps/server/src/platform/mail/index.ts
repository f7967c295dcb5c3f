export { type Letter, type Paragraph, unlinked } from './letter';
export { sendMail } from './outbox';
export { createMailSender } from './sender';
