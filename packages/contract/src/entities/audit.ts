import * as z from 'zod';
import { Instant } from './project';

/** Something a member of staff did or looked at. */
export const AuditEntry = z.object({
  uuid: z.uuid(),
  staff: z.object({ uuid: z.uuid(), name: z.string() }),
  /** The call as the contract writes it: `POST /api/platform/rewards/{reward}/approve`. */
  call: z.string(),
  /** What the call does, in words; `''` when the call no longer exists. */
  summary: z.string(),
  /** Path of the request, without parameters that may be secret. */
  path: z.string(),
  /** The reason, if the call requires one; otherwise `''`. */
  reason: z.string(),
  /** IP address the request came from. */
  ip: z.string(),
  created_at: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
