import * as z from 'zod';
import {
  incomeKinds,
  invitationBonusStatuses,
  rewardItemKinds,
  rewardItemStatuses,
  rewardPayers,
  rewardStatuses,
} from '../vocabulary';
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

/** What is to be given again, and why. */
export const RewardReturn = z.object({
  /** Names of fields and pictures of the service data, or `signature`. */
  fields: z.array(z.string()),
  note: z.string(),
  at: Instant,
});
export type RewardReturn = z.infer<typeof RewardReturn>;

/** A request for payment in the list. */
export const RewardSummary = z.object({
  uuid: z.uuid(),
  /** Number of the 勞務報酬單, e.g. `PD-2026-000012`; `null` before approval. */
  number: z.string().nullable(),
  status: z.enum(rewardStatuses),
  gross: z.number().int(),
  net: z.number().int(),
  /** Titles of the items. */
  titles: z.array(z.string()),
  requested_at: Instant,
  paid_at: Instant.nullable(),
});
export type RewardSummary = z.infer<typeof RewardSummary>;

/** A request for payment as its creator sees it. */
export const Reward = RewardSummary.extend({
  items: z.array(RewardItem),
  /** Expected until approval, frozen from then on. */
  figures: IncomeFigures,
  /** Last day of the payment in words is the client's; this is the day it is expected, `null` before approval. */
  pays_on: z.string().nullable(),
  signature: Signature,
  /** The last return; `null` if there was none. */
  returned: RewardReturn.nullable(),
  /** Why the bank refused; `null` if it did not. */
  failure: z.string().nullable(),
  /** What happened, oldest first. */
  history: z.array(z.object({ status: z.enum(rewardStatuses), at: Instant })),
  allowed: z.array(z.enum(['withdraw', 'send_again'])),
});
export type Reward = z.infer<typeof Reward>;
