import { incomeOf } from '@paidang/contract/income';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IncomeStatementSheet, type SheetStatement } from './income-statement-sheet';
import '@paidang/ui/styles.css';
import '../../styles/app.css';

const statement: SheetStatement = {
  number: null,
  date: '2026-12-04',
  payer: { name: '拍檔' },
  payee: { name: '陳澄宇', id_no: 'A12*****89' },
  period: { from: '2026-10-02', to: '2026-11-30' },
  lines: [
    { title: '旅行睡眠組｜京都三日', amount: 26_000 },
    { title: '創作者體驗金', amount: 1000 },
  ],
  figures: incomeOf({ gross: 27_000, kind: '9A', isResident: true, isUnionInsured: false, paidOn: '2026-12-04' }),
};

const show = (changes: Partial<SheetStatement> = {}) =>
  render(
    <ThemeProvider>
      <IncomeStatementSheet statement={{ ...statement, ...changes }} />
    </ThemeProvider>,
  );

const definitions = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      [...row.querySelectorAll('dd')].map((one) => one.textContent).join(' '),
    ]),
  );

test('R-rwd-08 a preview shows every figure with its rule, in years of the Republic', async () => {
  const screen = await show();
  await expect.element(screen.getByText('115/12/04')).toBeVisible();
  expect(definitions()).toMatchObject({
    支付單位: '拍檔',
    所得人: '陳澄宇A12•••••89',
    所得類別: '9A 執行業務所得',
    勞務期間: '115/10/02－11/30',
    '旅行睡眠組｜京都三日': '26,000',
    創作者體驗金: '1,000',
    給付總額: '27,000',
    代扣所得稅: '扣−2,700 10%，超過20,000元的給付',
    二代健保補充保費: '扣−570 2.11%，單次20,000元以上',
  });
  await expect.element(screen.getByText('23,730')).toBeVisible();
  await expect
    .element(screen.getByText('依2026年1月1日起適用的規定計算，僅供參考，實際以主管機關公告為準。'))
    .toBeVisible();
});

test('a numbered statement is no preview; the period is displayed across two years and for a single day', async () => {
  const screen = await show({ number: 'PD-2026-000012', period: { from: '2025-12-30', to: '2026-01-02' } });
  await expect.element(screen.getByText('PD-2026-000012')).toBeVisible();
  await expect.element(screen.getByText('依2026年1月1日起適用的規定計算。')).toBeVisible();
  await expect.element(screen.getByText('114/12/30－115/01/02')).toBeVisible();
  await screen.rerender(
    <ThemeProvider>
      <IncomeStatementSheet statement={{ ...statement, period: { from: '2026-10-02', to: '2026-10-02' } }} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('115/10/02', { exact: true })).toBeVisible();
});

test('nothing overflows at 320 px, however long a line is', async () => {
  await page.viewport(320, 800);
  const screen = await show({ lines: [{ title: 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2), amount: 1 }] });
  const sheet = screen.getByRole('region', { name: '勞務報酬單' }).element();
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
});
