import type { Transaction } from '../../platform/transaction';
import { auditEntries } from './schema';

type NewEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'ordinal' | 'createdAt'>;

export const insertEntry = ({ db, now }: Transaction, entry: NewEntry) =>
  db.insert(auditEntries).values({ ...entry, createdAt: now });
