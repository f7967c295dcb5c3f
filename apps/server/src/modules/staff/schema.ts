import { staffRoles } from '@paidang/contract/vocabulary';
import { bigint, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { sealedColumns } from '../../platform/sealing';
import { users } from '../users/schema';

export const staffRole = pgEnum('staff_role', staffRoles);

/** Who of the accounts with the role Platform is of the staff today, and what they are trusted with. */
export const staff = pgTable('staff', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  roles: staffRole().array().notNull(),
  addedAt: instant().notNull(),
});

/** The secret that somebody's authenticator computes codes from. */
export const secondFactors = pgTable('staff_second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => staff.userId, { onDelete: 'cascade' }),
  ...sealedColumns(),
  /** When the first code proved that the authenticator has it; `null` before that. */
  confirmedAt: instant(),
  /** Time step of the last code that was accepted: no code works twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** What somebody without their authenticator signs in with; a code that was used is deleted. */
export const recoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => staff.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the code. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
