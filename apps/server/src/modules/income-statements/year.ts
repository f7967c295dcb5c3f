import { yearlySummary } from '@paidang/contract/income';
import { maskIdNumber } from '@paidang/contract/rules';
import { incomeKindTitles } from '@paidang/contract/vocabulary';
import type { Sealer } from '../../platform/sealing';
import type { Sheet } from '../../platform/spreadsheet';
import type { Transaction } from '../../platform/transaction';
import { openStatement } from './issue';
import { listStatements, type StatementsOf } from './store';

export interface WantedYear {
  readonly year: number;
  readonly of: StatementsOf;
  /** Whether the payees' numbers are unmasked, as the payer needs them for filing. @default false */
  readonly isWhole?: boolean;
}

const columns = (isWhole: boolean): Sheet['columns'] => [
  { title: '年度（民國）', kind: 'count' },
  { title: '扣繳單位', kind: 'text' },
  { title: '統一編號', kind: 'text' },
  { title: '所得人', kind: 'text' },
  { title: isWhole ? '證號' : '證號（遮罩）', kind: 'text' },
  { title: '所得類別', kind: 'text' },
  { title: '張數', kind: 'count' },
  { title: '給付總額', kind: 'count' },
  { title: '扣繳稅額', kind: 'count' },
  { title: '補充保費', kind: 'count' },
  { title: '給付淨額', kind: 'count' },
];

/** The totals of a year's statements by payer, payee and kind of income: the figures of 扣繳憑單. */
export async function yearSheet(
  tx: Transaction,
  sealer: Sealer,
  { year, of, isWhole = false }: WantedYear,
): Promise<Sheet> {
  const rows = await listStatements(tx.db, of, year);
  const parties = new Map<string, [payer: string, taxId: string, payee: string, idNumber: string]>();
  const statements = rows.map((row) => {
    const { payer: from, payee: to, figures } = openStatement(sealer, row);
    // A payee gets a separate certificate from each payer.
    const payee = `${row.payerId ?? 'platform'} ${row.payeeId}`;
    parties.set(payee, [from.name, from.tax_id, to.name, isWhole ? to.id_no : maskIdNumber(to.id_no)]);
    return { payee, figures };
  });
  return {
    name: `${year - 1911}年度勞務報酬`,
    columns: columns(isWhole),
    rows: yearlySummary(statements).map(({ payee, kind, count, gross, withholding, premium, net }) => [
      year - 1911,
      ...(parties.get(payee) ?? []),
      `${kind} ${incomeKindTitles[kind]}`,
      count,
      gross,
      withholding,
      premium,
      net,
    ]),
  };
}
