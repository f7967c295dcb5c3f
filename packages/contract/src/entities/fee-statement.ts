import * as z from 'zod';
import { feeStatementActions, feeStatementStatuses } from '../vocabulary';
import { IncomeStatement } from './income-statement';
import { Day, Instant, Task } from './project';
import { IncomeFigures } from './reward';
import { Person } from './user';

/** The vendor as a 勞務報酬單 names them. */
export const FeePayer = IncomeStatement.shape.payer;
export type FeePayer = z.infer<typeof FeePayer>;

/** How the creator bills the vendor in place of a 勞務報酬單. */
export const FeeInvoice = z.object({ number: z.string(), date: Day });
export type FeeInvoice = z.infer<typeof FeeInvoice>;

/** A 勞務報酬單 of a task's fee, and what its creator answered. */
export const FeeStatement = z.object({
  uuid: z.uuid(),
  status: z.enum(feeStatementStatuses),
  payer: FeePayer,
  amount: z.number().int(),
  made_at: Instant,
  /** When it was signed, answered otherwise, or taken back. */
  changed_at: Instant,
  /** Of one that was signed, which is void or not. */
  number: z.string().nullable(),
  invoice: FeeInvoice.nullable(),
  /** Why the creator declined, or the vendor voided it. */
  reason: z.string().nullable(),
});
export type FeeStatement = z.infer<typeof FeeStatement>;

/** How the vendor of a closed project pays a task's fee, as one of the two people of the task sees it. */
export const TaskFee = z.object({
  task: Task.pick({ uuid: true, index: true, title: true }),
  /** As it was agreed. */
  fee: z.number().int(),
  vendor: Person,
  creator: Person,
  /** The one that counts; `null` while there is none. */
  current: FeeStatement.nullable(),
  /** Those that count no more, newest first. */
  earlier: z.array(FeeStatement),
  /** To the creator who may sign: the paper of today, their numbers masked. */
  paper: IncomeStatement.nullable(),
  /** What they would get today, by kind of income; empty with the paper. */
  choices: z.array(IncomeFigures),
  /** To the creator: what their service data still lacks. */
  missing: z.array(z.string()),
  /** To the vendor: how they were named the last time. */
  payer: FeePayer.nullable(),
  allowed: z.array(z.enum(feeStatementActions)),
});
export type TaskFee = z.infer<typeof TaskFee>;
