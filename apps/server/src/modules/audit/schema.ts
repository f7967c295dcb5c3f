import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** The calls by staff that were answered (`http/audit.ts`); a trigger rejects updates and deletes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    /** Method and path as in the contract, e.g. `POST /api/platform/rewards/{reward}/approve`. */
    call: text().notNull(),
    /** The request's path, without parameters that may be secrets. */
    path: text().notNull(),
    /** The reason the member of staff entered; `''` when there is none. */
    reason: text().notNull(),
    ip: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.staffId, table.ordinal),
    // For lookups by the records named in a path.
    index('audit_entries_about_index').using('gin', sql`string_to_array(${table.path}, '/')`),
  ],
);
