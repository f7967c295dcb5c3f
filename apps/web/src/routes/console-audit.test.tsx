import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { AuditEntry } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { staffMessages } from '@paidang/contract/rules';
import { expect, test, vi } from 'vitest';
import { person, staff, visitConsole } from '../testing/console';
import { refusal } from '../testing/stub-server';

const entry: AuditEntry = {
  uuid: '0b8f0000-0000-4000-8000-000000000001',
  staff: { uuid: staff.uuid, name: staff.name },
  call: 'POST /api/platform/accounts/{account}/suspend',
  summary: '停用帳號，登出所有裝置，寄信告知原因',
  path: `/api/platform/accounts/${person.uuid}/suspend`,
  reason: '收到三件檢舉',
  ip: '203.0.113.7',
  created_at: '2026-12-01T02:00:00.000Z',
};
const look: AuditEntry = {
  ...{ ...entry, uuid: '0b8f0000-0000-4000-8000-000000000002', reason: '', summary: '' },
  ...{ call: 'GET /api/platform/gone/{thing}', path: '/api/platform/gone' },
};
const choices = {
  staff: [entry.staff, { uuid: person.uuid, name: '小林' }],
  calls: [{ call: entry.call, summary: entry.summary }],
};
const asked = vi.fn();
const visit = (address: string, answers: Record<string, unknown> = {}, as = staff) => {
  asked.mockClear();
  return visitConsole(
    address,
    { 'GET /api/platform/audit': [entry, look], 'GET /api/platform/audit/choices': choices, ...answers },
    { as, meta: { next: null } },
  );
};
const watchQueries = () => {
  const { fetch } = window;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(String(url), window.location.href);
    if (pathname === '/api/platform/audit') asked(search);
    return fetch(url, init);
  });
};

test('an entry shows who did what to whom and why, with links', async () => {
  const screen = await visit(paths.consoleAudit());
  const row = screen.getByRole('row', { name: /停用帳號/ });
  await expect.element(row).toMatchTextContent(/周以恩/);
  await expect.element(row).toMatchTextContent(/原因：收到三件檢舉/);
  await expect.element(row).toMatchTextContent(/203\.0\.113\.7/);
  await expect.element(row.getByRole('link')).toHaveAttribute('href', paths.consolePeople(person.uuid));
  await expect.element(screen.getByRole('row', { name: /GET \/api\/platform\/gone/ })).toBeVisible();
});

test('filters are in the address; the id of a record is extracted from pasted text', async () => {
  const screen = await visit(`${paths.consoleAudit()}?changes=true&from=nonsense`);
  await expect.element(screen.getByRole('checkbox', { name: '只看變更' })).toBeChecked();
  watchQueries();
  const field = screen.getByRole('searchbox', { name: '對象的編號或網址' });
  await field.fill('小澄');
  await expect.element(screen.getByText('貼上編號，或包含編號的網址。')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await field.fill(`https://paidang.test${paths.consolePeople(person.uuid)}`);
  await expect.poll(() => asked.mock.calls.at(-1)?.[0]).toBe(`?about=${person.uuid}&changes=true`);
  await screen.getByRole('button', { name: '清除篩選' }).click();
  await expect.poll(() => asked.mock.calls.at(-1)?.[0]).toBe('');
  await expect.element(field).toHaveValue('');
});

test('a user who may read only their own entries is told so, without a filter by person', async () => {
  const own = { ...staff, roles: ['money' as const] };
  const screen = await visit(
    paths.consoleAudit(),
    { 'GET /api/platform/audit/choices': { ...choices, staff: [entry.staff] } },
    own,
  );
  await expect.element(screen.getByText(/^你看過與做過的每一件事/)).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /停用帳號/ })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: '人員' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /停用帳號/ }).getByRole('link')).not.toBeInTheDocument();
});

test('too many entries for one file are reported, and so are no results', async () => {
  const screen = await visit(`${paths.consoleAudit()}?about=${person.uuid}`, {
    'GET /api/platform/audit': [],
    'GET /api/platform/audit/export': () => refusal(422, staffMessages.tooManyEntries),
  });
  await expect.element(screen.getByRole('heading', { name: '沒有符合的紀錄' })).toBeVisible();
  await screen.getByRole('button', { name: '匯出CSV' }).click();
  await expect.element(screen.getByText(staffMessages.tooManyEntries)).toBeVisible();
});
