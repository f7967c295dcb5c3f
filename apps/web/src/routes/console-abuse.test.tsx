import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { AbuseReportDetail } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { visitConsole } from '../testing/console';
import { creator, vendor } from '../testing/people';
import { refusal } from '../testing/stub-server';

const uuid = '0b8f0000-0000-4000-8000-000000000001';
const at = '2026-12-01T02:00:00.000Z';
const report: AbuseReportDetail = {
  ...{ uuid, reason: 'fraud', place: 'chat', text: '加這個帳號 evil.example', created_at: at, decision: null },
  author: { ...creator, role: 'Creator' },
  reporter: { ...vendor, role: 'Vendor' },
  ...{ note: '要我加LINE', files: [], project: null, author_reports: 2 },
  neighbours: [
    { uuid: vendor.uuid, author: vendor.name, text: '早安', created_at: at, is_reported: false },
    { uuid: creator.uuid, author: creator.name, text: '加這個帳號 evil.example', created_at: at, is_reported: true },
  ],
  ...{ decided_by: null, decided_at: null, decision_reason: '' },
};
const decide = `POST /api/platform/abuse-reports/${uuid}/decision`;
const visit = (answers: Record<string, unknown>) =>
  visitConsole(
    paths.consoleAbuse(uuid),
    { 'GET /api/platform/abuse-reports': [report], [`GET /api/platform/abuse-reports/${uuid}`]: report, ...answers },
    { meta: { next: null, open: 1 } },
  );

test('a report is shown with its context; it cannot be decided before a choice is made', async () => {
  const asked: unknown[] = [];
  const screen = await visit({
    [decide]: (body: unknown) => {
      asked.push(body);
      return { ...report, decision: 'hide', decided_by: '周以恩', decided_at: at, decision_reason: '詐騙' };
    },
  });
  await expect.element(screen.getByText('要我加LINE')).toBeVisible();
  await expect.element(screen.getByText('早安')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '這個人共被檢舉2次' })).toBeVisible();
  const act = screen.getByRole('button', { name: '處理', exact: true });
  await act.click();
  await expect.element(screen.getByText(messages.fillThisField)).toBeVisible();
  expect(asked).toEqual([]);
  await screen.getByRole('radio', { name: '隱藏內容' }).click();
  await screen.getByLabelText('原因').fill('詐騙');
  await act.click();
  await expect.element(screen.getByText('周以恩：隱藏內容')).toBeVisible();
  await expect.element(act).not.toBeInTheDocument();
  expect(asked).toEqual([{ decision: 'hide', reason: '詐騙' }]);
});

test('a decision by a colleague is reported, and the typed reason stays', async () => {
  const screen = await visit({ [decide]: () => refusal(409, '') });
  await screen.getByRole('radio', { name: '隱藏並停用帳號' }).click();
  await screen.getByLabelText('原因').fill('多次詐騙');
  await screen.getByRole('button', { name: '處理', exact: true }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect.element(screen.getByLabelText('原因')).toHaveValue('多次詐騙');
});
