import * as z from 'zod';
import { incomeKinds, invitationBonusStatuses, rewardItemKinds, rewardItemStatuses, rewardPayers } from '../vocabulary';
import { Instant, Project, Task } from './project';

/** Something a creator has earned. Amounts are whole New Taiwan dollars. */
export const RewardItem = z.object({
  uuid: z.uuid(),
  kind: z.enum(rewardItemKinds),
  status: z.enum(rewardItemStatuses),
  /** Who pays it; what the vendor pays cannot be asked of the platform. */
  payer: z.enum(rewardPayers),
  amount: z.number().int(),
  /** What earned it, in words. */
  title: z.string(),
  /** `null` for a bonus of no single task. */
  project: Project.pick({ uuid: true, name: true }).nullable(),
  task: Task.pick({ uuid: true, index: true }).nullable(),
  granted_at: Instant,
  /** When it lapses unless it is asked for; `null` for what never lapses. */
  expires_at: Instant.nullable(),
  /** The request that holds or paid it. */
  reward_uuid: z.uuid().nullable(),
});
export type RewardItem = z.infer<typeof RewardItem>;

/** The bonus that stands behind a creator's invitation of a vendor; 0 when none does. */
export const InvitationBonus = z.object({ status: z.enum(invitationBonusStatuses), amount: z.number().int() });
export type InvitationBonus = z.infer<typeof InvitationBonus>;

/** One sum taken off, with the rule that says so. */
export const Deduction = z.object({
  amount: z.number().int(),
  /** In words, e.g. 「10%，超過20,000元的給付」. */
  rule: z.string(),
  /** First day on which the rule holds, `yyyy-MM-dd`. */
  effective_from: z.string(),
});
export type Deduction = z.infer<typeof Deduction>;

/** How a payment comes to its net: gross − withholding − premium. */
export const IncomeFigures = z.object({
  kind: z.enum(incomeKinds),
  gross: z.number().int(),
  withholding: Deduction,
  premium: Deduction,
  net: z.number().int(),
});
export type IncomeFigures = z.infer<typeof IncomeFigures>;

/** A name typed to sign, with what proves it later (電子簽章法). */
export const Signature = z.object({
  name: z.string(),
  at: Instant,
  ip: z.string(),
  /** SHA-256 of what was signed, in hexadecimal. */
  digest: z.string(),
});
export type Signature = z.infer<typeof Signature>;
