import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** The last run of each job, in whichever process it took place. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  ranAt: instant().notNull(),
  /** Error of the last failure. */
  error: text(),
  /** Time of the last failure; `null` once the job has succeeded again. */
  failedAt: instant(),
});
