import * as z from 'zod';
import { incomeKinds, invitationBonusStatuses, rewardItemKinds, rewardItemStatuses, rewardPayers } from '../vocabulary';
import { Instant, Project, Task } from './project';

/** Something a creator has earned. Amounts are whole New Taiwan dollars. */
export const RewardItem = z.object({
  uuid: z.uuid(),
  kind: z.enum(rewardItemKinds),
  status: z.enum(rewardItemStatuses),
  /** Who pays it; items the vendor pays cannot be requested from the platform. */
  payer: z.enum(rewardPayers),
  amount: z.number().int(),
  /** Title of what earned it. */
  title: z.string(),
  /** `null` for a bonus that belongs to no single task. */
  project: Project.pick({ uuid: true, name: true }).nullable(),
  task: Task.pick({ uuid: true, index: true }).nullable(),
  granted_at: Instant,
  /** When it lapses unless requested; `null` if it never lapses. */
  expires_at: Instant.nullable(),
  /** The request that has claimed or paid it. */
  reward_uuid: z.uuid().nullable(),
});
export type RewardItem = z.infer<typeof RewardItem>;

/** The bonus for a creator's invitation of a vendor; 0 without one. */
export const InvitationBonus = z.object({ status: z.enum(invitationBonusStatuses), amount: z.number().int() });
export type InvitationBonus = z.infer<typeof InvitationBonus>;

/** One deduction, and the rule it follows from. */
export const Deduction = z.object({
  amount: z.number().int(),
  /** Description, e.g. 「10%，超過20,000元的給付」. */
  rule: z.string(),
  /** First day the rule applies, `yyyy-MM-dd`. */
  effective_from: z.string(),
});
export type Deduction = z.infer<typeof Deduction>;

/** How the net of a payment is computed: gross − withholding − premium. */
export const IncomeFigures = z.object({
  kind: z.enum(incomeKinds),
  gross: z.number().int(),
  withholding: Deduction,
  premium: Deduction,
  net: z.number().int(),
});
export type IncomeFigures = z.infer<typeof IncomeFigures>;

/** A typed name as signature, with the evidence for it (電子簽章法). */
export const Signature = z.object({
  name: z.string(),
  at: Instant,
  ip: z.string(),
  /** SHA-256 of the signed content, in hexadecimal. */
  digest: z.string(),
});
export type Signature = z.infer<typeof Signature>;
