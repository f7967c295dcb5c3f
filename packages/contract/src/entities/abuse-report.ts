import * as z from 'zod';
import { abuseDecisions, abuseReasons } from '../vocabulary';
import { Instant } from './project';
import { Person } from './user';

/** A report of abuse in the console's list. */
export const AbuseReport = z.object({
  uuid: z.uuid(),
  reason: z.enum(abuseReasons),
  /** Where the reported text was written. */
  place: z.enum(['chat', 'comment']),
  /** The text at the time of the report. */
  text: z.string(),
  author: Person,
  reporter: Person,
  created_at: Instant,
  /** `null` while no decision has been made. */
  decision: z.enum(abuseDecisions).nullable(),
});
export type AbuseReport = z.infer<typeof AbuseReport>;

/** A message before or after the reported one. */
export const AbuseNeighbour = z.object({
  uuid: z.uuid(),
  author: z.string(),
  text: z.string(),
  created_at: Instant,
  /** Whether this is the reported message. */
  is_reported: z.boolean(),
});
export type AbuseNeighbour = z.infer<typeof AbuseNeighbour>;

export const AbuseReportDetail = AbuseReport.extend({
  /** The reporter's remark. */
  note: z.string(),
  /** Names of the attached files. */
  files: z.array(z.string()),
  project: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  /** The surrounding messages, oldest first. */
  neighbours: z.array(AbuseNeighbour),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  decision_reason: z.string(),
  /** Number of reports about the author. */
  author_reports: z.number().int(),
});
export type AbuseReportDetail = z.infer<typeof AbuseReportDetail>;
