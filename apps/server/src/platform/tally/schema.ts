import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Counters of recent events, shared by all processes. */
export const tallies = pgTable(
  'tallies',
  {
    /** What is counted. */
    kind: text().notNull(),
    /** About whom, as a hash. */
    subject: text().notNull(),
    /** From where, as a hash; `''` from anywhere. */
    network: text().notNull().default(''),
    count: integer().notNull(),
    /** Begins or ends the stretch in which it counts, as its kind says. */
    since: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.network] }), index().on(table.since)],
);
