import * as z from 'zod';
import { Instant } from './project';

/** Something a member of staff did or looked at. */
export const AuditEntry = z.object({
  uuid: z.uuid(),
  staff: z.object({ uuid: z.uuid(), name: z.string() }),
  /** As the contract has it: `POST /api/platform/rewards/{reward}/approve`. */
  call: z.string(),
  /** What that call does, in words; '' when there is no such call any more. */
  summary: z.string(),
  /** The path of the request, without parameters that may be secrets. */
  path: z.string(),
  /** Why, where the call asks for that; otherwise ''. */
  reason: z.string(),
  /** Address of the network it came from. */
  ip: z.string(),
  created_at: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
