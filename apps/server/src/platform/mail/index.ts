export type { Letter, Paragraph } from './letter';
export { sendMail } from './outbox';
export { createMailSender } from './sender';
