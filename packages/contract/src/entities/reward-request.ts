import * as z from 'zod';
import { rewardReturnFields, rewardStatuses } from '../vocabulary';
import { IncomeStatement } from './income-statement';
import { Instant } from './project';
import { RewardItem, Signature } from './reward';
import { ServiceDataFields, ServicePicture } from './service-data';
import { Person } from './user';

/** What is to be given again, and why. */
export const RewardReturn = z.object({
  fields: z.array(z.enum(rewardReturnFields)),
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
  /** Day on which it is paid, `yyyy-MM-dd`; `null` before approval. */
  pays_on: z.string().nullable(),
  paid_at: Instant.nullable(),
});
export type RewardSummary = z.infer<typeof RewardSummary>;

/** What is going to be paid for some items, before they are asked for. */
export const RewardPreview = z.object({
  /** Without number and signature; numbers and addresses of the payee are masked. */
  statement: IncomeStatement,
  /** Fields and pictures of the service data the request still needs. */
  missing: z.array(z.string()),
});
export type RewardPreview = z.infer<typeof RewardPreview>;

/** What happened to a request for payment. */
const RewardMove = z.object({ status: z.enum(rewardStatuses), at: Instant });

/** A request for payment as its creator sees it. */
export const Reward = RewardSummary.extend({
  items: z.array(RewardItem),
  /** As it was signed, and frozen from approval on; numbers and addresses of the payee are masked. */
  statement: IncomeStatement,
  signature: Signature,
  /** The last return; `null` if there was none. */
  returned: RewardReturn.nullable(),
  /** Why the bank refused; `null` if it did not. */
  failure: z.string().nullable(),
  /** Oldest first. */
  history: z.array(RewardMove),
  allowed: z.array(z.enum(['withdraw', 'send_again'])),
});
export type Reward = z.infer<typeof Reward>;

/** A request for payment in the queue of the platform team. */
export const PlatformReward = RewardSummary.extend({
  creator: Person,
  /** Name of the person, as the statement has it. */
  payee_name: z.string(),
  /** Name of the member who reviews it. */
  taken_by: z.string().nullable(),
  /** What the caller may do with it. */
  allowed: z.array(z.enum(['take', 'hand_over', 'return', 'approve', 'pay', 'fail'])),
});
export type PlatformReward = z.infer<typeof PlatformReward>;

/** A request for payment as the platform team sees it. */
export const PlatformRewardDetail = PlatformReward.extend({
  statement: IncomeStatement,
  signature: Signature,
  returned: RewardReturn.nullable(),
  failure: z.string().nullable(),
  /** With the member who did it; `null` for what the creator did. */
  history: z.array(RewardMove.extend({ by: z.string().nullable() })),
  /** The whole service data while the caller reviews the request, otherwise `null`. */
  service_data: z
    .object({
      fields: ServiceDataFields,
      /** The same as a statement would say it: with the names of bank, branch and district. */
      payee: IncomeStatement.shape.payee,
    })
    .nullable(),
  /** Those of the service data while the caller reviews the request, otherwise none. */
  pictures: z.array(ServicePicture),
});
export type PlatformRewardDetail = z.infer<typeof PlatformRewardDetail>;

/** What a line of the bank's file came to. */
export const PayoutResult = z.object({
  /** Line of the file, from 1. */
  line: z.number().int(),
  number: z.string(),
  outcome: z.enum(['paid', 'failed', 'refused']),
  /** Why the line was refused; '' when it was not. */
  message: z.string(),
});
export type PayoutResult = z.infer<typeof PayoutResult>;
