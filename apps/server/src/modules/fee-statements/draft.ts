import type { FeePayer, ServiceDataFields } from '@paidang/contract/entities';
import { incomeOf } from '@paidang/contract/income';
import { dayOf } from '@paidang/contract/rules';
import type { IncomeKind } from '@paidang/contract/vocabulary';
import { payeeOf, type UnsignedStatement } from '../income-statements';
import type { FeeTask } from './fee-task';

/** Vendors keep no pictures of documents, so a fee can be signed for without them. Only the platform requires them. */
const picturesNotNeeded = new Set(['id_front_image', 'id_back_image', 'bank_account_image']);

/** Filters missing service data down to what the statement of a fee requires. */
export const neededForFee = (missing: readonly string[]): string[] =>
  missing.filter((name) => !picturesNotNeeded.has(name));

interface FeeFacts {
  readonly amount: number;
  readonly payer: FeePayer;
  readonly kind: IncomeKind;
  /** The creator's service data. */
  readonly fields: ServiceDataFields;
  readonly title: string;
  readonly now: Date;
}

/** The statement of a fee, as the creator would sign it at this moment. */
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
