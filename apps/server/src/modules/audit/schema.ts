import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** The calls of staff that were answered (`http/audit.ts`); a trigger refuses to change or delete rows. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    /** As the contract has it, e.g. `POST /api/platform/rewards/{reward}/approve`. */
    call: text().notNull(),
    /** The path of the request, in which parameters that may be secrets are left out. */
    path: text().notNull(),
    /** What the member gave as the reason, `''` when nothing. */
    reason: text().notNull(),
    ip: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.staffId, table.ordinal),
    // By the records a path names.
    index('audit_entries_about_index').using('gin', sql`string_to_array(${table.path}, '/')`),
  ],
);
