import * as z from 'zod';
import { abuseDecisions, abuseReasons } from '../vocabulary';
import { Instant } from './project';
import { Person } from './user';

/** A report of abuse in the console's list. */
export const AbuseReport = z.object({
  uuid: z.uuid(),
  reason: z.enum(abuseReasons),
  /** Where it was written. */
  place: z.enum(['chat', 'comment']),
  /** The text at the moment it was reported. */
  text: z.string(),
  author: Person,
  reporter: Person,
  created_at: Instant,
  /** `null` while it waits. */
  decision: z.enum(abuseDecisions).nullable(),
});
export type AbuseReport = z.infer<typeof AbuseReport>;

/** A message beside the one that was reported. */
export const AbuseNeighbour = z.object({
  uuid: z.uuid(),
  author: z.string(),
  text: z.string(),
  created_at: Instant,
  /** It is the one that was reported. */
  is_reported: z.boolean(),
});
export type AbuseNeighbour = z.infer<typeof AbuseNeighbour>;

export const AbuseReportDetail = AbuseReport.extend({
  /** What the reporter added. */
  note: z.string(),
  /** Names of the files that came with it. */
  files: z.array(z.string()),
  project: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  /** Oldest first. */
  neighbours: z.array(AbuseNeighbour),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  decision_reason: z.string(),
  /** How many reports there are about the author. */
  author_reports: z.number().int(),
});
export type AbuseReportDetail = z.infer<typeof AbuseReportDetail>;
