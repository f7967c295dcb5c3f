import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Daily jobs by their day in Taipei, so that only one of several processes runs each. */
export const dailyRuns = pgTable(
  'daily_runs',
  { name: text().notNull(), day: date().notNull(), startedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
);
