import * as z from 'zod';
import { feeStatementActions, feeStatementStatuses } from '../vocabulary';
import { IncomeStatement } from './income-statement';
import { Day, Instant, Task } from './project';
import { IncomeFigures } from './reward';
import { Person } from './user';

/** The vendor's details on a 勞務報酬單. */
export const FeePayer = IncomeStatement.shape.payer;
export type FeePayer = z.infer<typeof FeePayer>;

/** The invoice the creator issues to the vendor instead of a 勞務報酬單. */
export const FeeInvoice = z.object({ number: z.string(), date: Day });
export type FeeInvoice = z.infer<typeof FeeInvoice>;

/** A 勞務報酬單 for a task's fee, and the creator's answer. */
export const FeeStatement = z.object({
  uuid: z.uuid(),
  status: z.enum(feeStatementStatuses),
  payer: FeePayer,
  amount: z.number().int(),
  made_at: Instant,
  /** When its status last changed. */
  changed_at: Instant,
  /** Set once it has been signed, also if it is void now. */
  number: z.string().nullable(),
  invoice: FeeInvoice.nullable(),
  /** Why the creator declined it, or the vendor voided it. */
  reason: z.string().nullable(),
});
export type FeeStatement = z.infer<typeof FeeStatement>;

/** How the vendor of a closed project pays a task's fee, from the point of view of the caller's side. */
export const TaskFee = z.object({
  task: Task.pick({ uuid: true, index: true, title: true }),
  /** The agreed fee. */
  fee: z.number().int(),
  vendor: Person,
  creator: Person,
  /** The valid statement; `null` if there is none. */
  current: FeeStatement.nullable(),
  /** Statements that are no longer valid, newest first. */
  earlier: z.array(FeeStatement),
  /** For the creator who may sign: the statement as of today, with masked numbers. */
  paper: IncomeStatement.nullable(),
  /** The creator's net as of today, by kind of income; empty whenever `paper` is `null`. */
  choices: z.array(IncomeFigures),
  /** For the creator: what their service data still lacks. */
  missing: z.array(z.string()),
  /** For the vendor: their details on the previous statement. */
  payer: FeePayer.nullable(),
  allowed: z.array(z.enum(feeStatementActions)),
});
export type TaskFee = z.infer<typeof TaskFee>;
