import { staffRoles } from '@paidang/contract/vocabulary';
import { bigint, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { sealedColumns } from '../../platform/sealing';
import { users } from '../users/schema';

export const staffRole = pgEnum('staff_role', staffRoles);

/** Current members of staff (accounts with the role Platform) and their staff roles. */
export const staff = pgTable('staff', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  roles: staffRole().array().notNull(),
  addedAt: instant().notNull(),
});

/** The secret from which a member's authenticator computes codes. */
export const secondFactors = pgTable('staff_second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => staff.userId, { onDelete: 'cascade' }),
  ...sealedColumns(),
  /** When the first valid code proved that the authenticator has the secret; `null` before that. */
  confirmedAt: instant(),
  /** Time step of the last accepted code, so that no code works twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Codes for signing in without the authenticator; used codes are deleted. */
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
