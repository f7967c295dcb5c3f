import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Counters of recent events, shared by all processes. */
export const tallies = pgTable(
  'tallies',
  {
    /** Name of the counted event. */
    kind: text().notNull(),
    /** Hash of whom it is about. */
    subject: text().notNull(),
    /** Hash of the network; `''` for any network. */
    network: text().notNull().default(''),
    count: integer().notNull(),
    /** Start or end of the counting window, depending on the kind. */
    since: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.network] }), index().on(table.since)],
);
