export type { Letter } from './letter';
export { sendMail } from './outbox';
export { createMailSender } from './sender';
