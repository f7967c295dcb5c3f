import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { partyRole } from '../users';
import { users } from '../users/schema';
import { partners, partnerVisitors } from './schema';

export type PartnerRow = typeof partners.$inferSelect;

/** All partners, with the email address of their account. */
export const listPartners = (db: Database) =>
  db
    .select({ partner: partners, account: users.email })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.accountId))
    .orderBy(asc(partners.slug));

export async function findPartner(db: Database, slug: string): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.slug, slug));
  return row ?? null;
}

/** `null` if the slug is taken. */
export async function insertPartner(db: Database, row: typeof partners.$inferInsert): Promise<PartnerRow | null> {
  const [inserted] = await db.insert(partners).values(row).onConflictDoNothing({ target: partners.slug }).returning();
  return inserted ?? null;
}

export async function updatePartner(
  db: Database,
  slug: string,
  change: Partial<Pick<PartnerRow, 'origins' | 'publicKey' | 'rotatedAt'>>,
): Promise<PartnerRow | null> {
  const [row] = await db.update(partners).set(change).where(eq(partners.slug, slug)).returning();
  return row ?? null;
}

// by id: the command line manages every partner.
export const deletePartner = (db: Database, id: string) => db.delete(partners).where(eq(partners.id, id));

/** Locks a partner until the end of the transaction, so that first visits are handled one at a time. */
// by id: the partner whose token was verified.
export const lockPartner = (db: Database, id: string) =>
  db.select({ id: partners.id }).from(partners).where(eq(partners.id, id)).for('update');

const visitorColumns = {
  id: users.id,
  role: partyRole,
  name: users.name,
  companyName: users.companyName,
  contactPerson: users.contactPerson,
  email: users.email,
  avatar: users.avatar,
  status: users.status,
};

export async function findVisitor(db: Database, partnerId: string, subject: string) {
  const [row] = await db
    .select(visitorColumns)
    .from(partnerVisitors)
    .innerJoin(users, eq(users.id, partnerVisitors.userId))
    .where(and(eq(partnerVisitors.partnerId, partnerId), eq(partnerVisitors.subject, subject)));
  return row ?? null;
}

export type VisitorRow = NonNullable<Awaited<ReturnType<typeof findVisitor>>>;

export async function insertVisitor(
  db: Database,
  visitor: typeof partnerVisitors.$inferInsert,
  account: typeof users.$inferInsert,
): Promise<VisitorRow> {
  const [row] = await db.insert(users).values(account).returning(visitorColumns);
  if (!row) throw new Error('@paidang/server: insert returned no row for users.');
  await db.insert(partnerVisitors).values(visitor);
  return row;
}

// by id: the visitor that was found by partner and subject.
export const renameVisitor = (db: Database, userId: string, name: string) =>
  db.update(users).set({ name }).where(eq(users.id, userId));

export const listVisitorIds = async (db: Database, partnerId: string): Promise<string[]> => {
  const rows = await db
    .select({ userId: partnerVisitors.userId })
    .from(partnerVisitors)
    .where(eq(partnerVisitors.partnerId, partnerId));
  return rows.map(({ userId }) => userId);
};

export async function findAccount(db: Database, idOrEmail: { id: string } | { email: string }) {
  const where = 'id' in idOrEmail ? eq(users.id, idOrEmail.id) : eq(users.email, idOrEmail.email);
  const [row] = await db.select(visitorColumns).from(users).where(where);
  return row ?? null;
}
