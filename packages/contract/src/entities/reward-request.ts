import * as z from 'zod';
import { rewardReturnFields, rewardStatuses } from '../vocabulary';
import { IncomeStatement } from './income-statement';
import { Instant } from './project';
import { RewardItem, Signature } from './reward';
import { ServiceDataFields, ServicePicture } from './service-data';
import { Person } from './user';

/** What has to be provided again, and why. */
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
  /** Day of payment, `yyyy-MM-dd`; `null` before approval. */
  pays_on: z.string().nullable(),
  paid_at: Instant.nullable(),
});
export type RewardSummary = z.infer<typeof RewardSummary>;

/** The payment for a selection of items, before it is requested. */
export const RewardPreview = z.object({
  /** Without number and signature; the payee's numbers and addresses are masked. */
  statement: IncomeStatement,
  /** Fields and pictures of the service data the request still needs. */
  missing: z.array(z.string()),
});
export type RewardPreview = z.infer<typeof RewardPreview>;

/** A status change of a request for payment. */
const RewardMove = z.object({ status: z.enum(rewardStatuses), at: Instant });

/** A request for payment as its creator sees it. */
export const Reward = RewardSummary.extend({
  items: z.array(RewardItem),
  /** As signed, and frozen from approval on; the payee's numbers and addresses are masked. */
  statement: IncomeStatement,
  signature: Signature,
  /** The most recent return; `null` if there was none. */
  returned: RewardReturn.nullable(),
  /** Why the bank refused the payment; `null` if it did not. */
  failure: z.string().nullable(),
  /** Oldest first. */
  history: z.array(RewardMove),
  allowed: z.array(z.enum(['withdraw', 'send_again'])),
});
export type Reward = z.infer<typeof Reward>;

/** A request for payment in the platform team's queue. */
export const PlatformReward = RewardSummary.extend({
  creator: Person,
  /** The payee's name, as on the statement. */
  payee_name: z.string(),
  /** Name of the member of staff reviewing it. */
  taken_by: z.string().nullable(),
  /** Actions the caller may take on it. */
  allowed: z.array(z.enum(['take', 'hand_over', 'return', 'approve', 'pay', 'fail'])),
});
export type PlatformReward = z.infer<typeof PlatformReward>;

/** A request for payment as the platform team sees it. */
export const PlatformRewardDetail = PlatformReward.extend({
  statement: IncomeStatement,
  signature: Signature,
  returned: RewardReturn.nullable(),
  failure: z.string().nullable(),
  /** Includes the member of staff who acted; `null` for actions of the creator. */
  history: z.array(RewardMove.extend({ by: z.string().nullable() })),
  /** The full service data while the caller reviews the request; otherwise `null`. */
  service_data: z
    .object({
      fields: ServiceDataFields,
      /** The same data as a statement prints it: with names of bank, branch and district. */
      payee: IncomeStatement.shape.payee,
    })
    .nullable(),
  /** The pictures of the service data while the caller reviews the request; otherwise empty. */
  pictures: z.array(ServicePicture),
});
export type PlatformRewardDetail = z.infer<typeof PlatformRewardDetail>;

/** Result of one line of the bank's file. */
export const PayoutResult = z.object({
  /** Line number in the file, from 1. */
  line: z.number().int(),
  number: z.string(),
  outcome: z.enum(['paid', 'failed', 'refused']),
  /** Why the line was refused; `''` if it was not. */
  message: z.string(),
});
export type PayoutResult = z.infer<typeof PayoutResult>;
