import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../users/schema';

/** The accounts of the platform team. Their role, vendor or creator, is as that of anybody. */
export const platformMembers = pgTable('platform_members', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  addedAt: instant().notNull(),
});
