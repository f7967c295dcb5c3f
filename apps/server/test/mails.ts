import { desc, eq } from 'drizzle-orm';
import { outbox } from '../src/platform/mail/schema';
import type { TestApp } from './build-app';

/** Mails written to an address so far, newest first. */
export const mailsTo = ({ db }: TestApp, email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.ordinal));

/** The token in the latest mail to an address, or `''`. */
export async function mailedToken(server: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(server, email);
  return /(?:token=|reset_password\/)([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}
