import type { FeePayer, ServiceDataFields } from '@paidang/contract/entities';
import { incomeOf } from '@paidang/contract/income';
import { dayOf } from '@paidang/contract/rules';
import type { IncomeKind } from '@paidang/contract/vocabulary';
import { payeeOf, type UnsignedStatement } from '../income-statements';
import type { FeeTask } from './fee-task';

interface FeeFacts {
  readonly amount: number;
  readonly payer: FeePayer;
  readonly kind: IncomeKind;
  /** The creator's service data. */
  readonly fields: ServiceDataFields;
  readonly title: string;
  readonly now: Date;
}

/** The statement of a fee as its creator would sign it now. */
export async function draftStatement(
  { period }: FeeTask,
  { amount, payer, kind, fields, title, now }: FeeFacts,
): Promise<UnsignedStatement> {
  const date = dayOf(now);
  const { is_resident: isResident, is_union_insured: isUnionInsured } = fields;
  return {
    date,
    payer,
    payee: await payeeOf(fields),
    period,
    lines: [{ title, amount }],
    figures: incomeOf({ gross: amount, kind, isResident, isUnionInsured, paidOn: date }),
  };
}
