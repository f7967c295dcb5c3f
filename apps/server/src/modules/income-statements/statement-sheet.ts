import type { Deduction, IncomeStatement } from '@paidang/contract/entities';
import { capitalAmount, rocDate, rocShortDate } from '@paidang/contract/income';
import { clockOf, dayOf } from '@paidang/contract/rules';
import { incomeKinds, incomeKindTitles } from '@paidang/contract/vocabulary';
import type { StatementSheet } from '../../platform/documents';

/** Which party's copy of a statement it is. */
export type StatementCopy = 'payer' | 'payee';

const copyTitles: Record<StatementCopy, string> = {
  payer: '第一聯　支付單位留存',
  payee: '第二聯　所得人留存',
};
const idTitles = { native: '身分證字號', native_abroad: '護照號碼', other: '護照號碼' } as const;

const amount = (value: number): string => value.toLocaleString('en');
const deducted = (title: string, { amount: value, rule, effective_from }: Deduction) => ({
  title,
  value: value === 0 ? '0' : `−${amount(value)}`,
  note: `${rule}（${rocShortDate(effective_from)}起適用）`,
});

/** Splits a digest into two lines, since the document only breaks lines at spaces. */
const inTwoLines = (digest: string): string => `${digest.slice(0, 32)}\n${digest.slice(32)}`;

function signedBy(signature: IncomeStatement['signature']): StatementSheet['signature'] {
  if (!signature) return null;
  const at = new Date(signature.at);
  return {
    name: signature.name,
    lines: [
      { title: '簽署時間', text: `${rocShortDate(dayOf(at))} ${clockOf(at)}` },
      { title: 'IP', text: signature.ip },
      { title: 'SHA-256', text: inTwoLines(signature.digest) },
    ],
  };
}

/** The texts of a printed statement. */
export function statementSheet(
  { number, date, payer, payee, period, lines, figures, signature }: IncomeStatement,
  { copy, isVoid }: { readonly copy: StatementCopy; readonly isVoid: boolean },
): StatementSheet {
  return {
    title: '勞務報酬單',
    copy: copyTitles[copy],
    number: number ?? '',
    day: `中華${rocDate(date)}`,
    stamp: isVoid ? '作廢' : null,
    parties: [
      {
        title: '支付單位',
        name: payer.name,
        lines: [
          { title: '統一編號', text: payer.tax_id },
          { title: '地址', text: payer.address },
        ],
      },
      {
        title: '所得人',
        name: payee.name,
        lines: [
          { title: idTitles[payee.nationality_status], text: payee.id_no },
          { title: '地址', text: payee.address },
          { title: '電話', text: payee.phone },
          { title: '職業工會', text: payee.is_union_insured ? '已投保，免扣補充保費' : '未投保' },
        ],
      },
    ],
    kinds: incomeKinds.map((kind) => ({ title: `${kind} ${incomeKindTitles[kind]}`, isChosen: kind === figures.kind })),
    period: { title: '勞務期間', text: `${rocShortDate(period.from)}－${rocShortDate(period.to)}` },
    lines: lines.map((line) => ({ title: line.title, value: amount(line.amount) })),
    gross: { title: '給付總額', value: amount(figures.gross) },
    deductions: [deducted('代扣所得稅', figures.withholding), deducted('二代健保補充保費', figures.premium)],
    net: { title: '實領金額', value: amount(figures.net) },
    netInWords: `新臺幣${capitalAmount(figures.net)}`,
    payment: [
      { title: '方式', text: '銀行轉帳' },
      { title: '銀行', text: `${payee.bank_code} ${payee.bank_name}` },
      { title: '分行', text: `${payee.branch_code} ${payee.branch_name}` },
      { title: '帳號', text: payee.bank_account },
      { title: '戶名', text: payee.account_name },
    ],
    signature: signedBy(signature),
    notes: ['稅額與保費僅供參考，實際以主管機關公告為準。本單依電子簽章法以電子方式簽署，身分證件影本不附在本單。'],
  };
}
