export type { Letter } from './letter';
export { sendMail } from './outbox';
export { createMailSender, type MailSender } from './sender';
