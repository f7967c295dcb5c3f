import { isDeepStrictEqual } from 'node:util';
import type { IncomeStatement, ServiceDataFields } from '@paidang/contract/entities';
import { incomeOf, payDayAfter } from '@paidang/contract/income';
import { limits } from '@paidang/contract/limits';
import { dayOf, rewardMessages } from '@paidang/contract/rules';
import { rewardIncomeKind } from '@paidang/contract/vocabulary';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { payeeOf, type UnsignedStatement } from '../income-statements';
import type { ItemRecord } from '../reward-items';
import { firstDayOf } from './store';

export interface StatementParts {
  readonly items: readonly ItemRecord[];
  readonly payer: IncomeStatement['payer'];
  /** Masked or in full; `null` if the payee has not entered any yet. */
  readonly data: ServiceDataFields | null;
}

const nothingGiven: IncomeStatement['payee'] = {
  name: '',
  nationality_status: 'native',
  id_no: '',
  address: '',
  phone: '',
  is_union_insured: false,
  bank_name: '',
  branch_name: '',
  bank_code: '',
  branch_code: '',
  account_name: '',
  bank_account: '',
};

/** The statement for paying items on the next pay day. @throws 0422 for more than can be paid at once */
export async function draftStatement({ db, now }: Transaction, parts: StatementParts): Promise<UnsignedStatement> {
  const { items, payer, data } = parts;
  const gross = items.reduce((sum, { item }) => sum + item.amount, 0);
  if (gross > limits.integer) throw invalid({ message: rewardMessages.itemsNotYours });
  const date = payDayAfter(dayOf(now));
  const figures = incomeOf({
    gross,
    kind: rewardIncomeKind,
    isResident: data?.is_resident ?? true,
    isUnionInsured: data?.is_union_insured ?? false,
    paidOn: date,
  });
  const granted = items.map(({ item }) => dayOf(item.grantedAt)).sort();
  const period = { from: await firstDayOf(db, items), to: granted.at(-1) ?? date };
  const lines = items.map(({ item: { title, amount } }) => ({ title, amount }));
  return { date, payer, payee: data ? await payeeOf(data) : nothingGiven, period, lines, figures };
}

/** Returns whether two statements are equal apart from the day of payment. */
export function isSameStatement(one: UnsignedStatement, other: UnsignedStatement): boolean {
  const [first, second] = [one, other].map(({ payee, period, lines, figures }) => ({ payee, period, lines, figures }));
  return isDeepStrictEqual(first, second);
}
