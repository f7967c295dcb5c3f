import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Jobs by their last run, in whichever process. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  ranAt: instant().notNull(),
  /** What went wrong when it failed last. */
  error: text(),
  /** When it failed last; `null` once it has run well again. */
  failedAt: instant(),
});
