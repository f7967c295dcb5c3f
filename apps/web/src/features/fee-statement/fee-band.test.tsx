import type { FeeStatement, TaskFee } from '@paidang/contract/entities';
import { incomeOf } from '@paidang/contract/income';
import { incomeKinds } from '@paidang/contract/vocabulary';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { creator, vendor } from '../../testing/people';
import FeeBand from './fee-band';
import '@paidang/ui/styles.css';
import '../../styles/app.css';

const task = '0199a000-0000-7000-8000-000000000004';
const path = `/api/tasks/${task}/fee-statement`;
const payer = { name: '山眠生活股份有限公司', tax_id: '04595257', address: '臺北市大同區承德路一段1號' };

const made: FeeStatement = {
  uuid: '0199a000-0000-7000-8000-0000000000f1',
  status: 'made',
  payer,
  amount: 30_000,
  made_at: '2026-12-04T06:00:00Z',
  changed_at: '2026-12-04T06:00:00Z',
  number: null,
  invoice: null,
  reason: null,
};
const signed: FeeStatement = { ...made, status: 'signed', number: 'FS-2026-000001' };

const choices = incomeKinds.map((kind) =>
  incomeOf({ gross: 30_000, kind, isResident: true, isUnionInsured: false, paidOn: '2026-12-04' }),
);
const base: TaskFee = {
  task: { uuid: task, index: 0, title: '開箱影片' },
  fee: 30_000,
  vendor,
  creator,
  current: null,
  earlier: [],
  paper: null,
  choices: [],
  missing: [],
  payer: null,
  allowed: ['make'],
};
const offered: TaskFee = {
  ...base,
  current: made,
  allowed: ['sign', 'invoice', 'decline'],
  choices,
  paper: {
    number: null,
    date: '2026-12-04',
    payer,
    payee: {
      name: '陳澄宇',
      nationality_status: 'native',
      id_no: 'A12*****89',
      address: '103臺北市大同區*****',
      phone: '0912***678',
      is_union_insured: false,
      bank_name: '臺灣銀行',
      branch_name: '營業部',
      bank_code: '004',
      branch_code: '0037',
      account_name: '陳澄宇',
      bank_account: '**********4821',
    },
    period: { from: '2026-10-02', to: '2026-11-30' },
    lines: [{ title: '開箱影片', amount: 30_000 }],
    figures: choices[0] as TaskFee['choices'][number],
    signature: null,
  },
};

afterEach(() => vi.unstubAllGlobals());

interface Refusal {
  status: string;
  message: string;
}

/** Renders the band, and records the requests it sends. */
async function show(fee: TaskFee, answer: (sent: unknown) => TaskFee | Refusal = () => fee) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(url), location.href);
    if (!init?.method || init.method === 'GET') return Response.json({ status: '0000', message: '', data: fee });
    const body: unknown = JSON.parse(String(init.body));
    sent.push([pathname.replace(path, ''), body]);
    const answered = answer(body);
    if ('status' in answered) return Response.json({ ...answered, data: null }, { status: 409 });
    return Response.json({ status: '0000', message: '', data: answered });
  });
  const screen = await render(
    <ThemeProvider>
      <DataCache>
        <MemoryRouter>
          <FeeBand task={task} />
        </MemoryRouter>
      </DataCache>
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: /^酬勞/ })).toBeVisible();
  return { screen, sent };
}

test('the vendor makes a statement with the agreed amount; a wrong 統一編號 is reported at its field', async () => {
  const { screen, sent } = await show(base, () => ({ ...base, current: made, allowed: ['make', 'withdraw'] }));
  await screen.getByRole('button', { name: '製作勞務報酬單' }).click();
  const dialog = page.getByRole('dialog', { name: '製作勞務報酬單' });
  await expect.element(dialog.getByLabelText('公司名稱')).toHaveValue(vendor.company_name);
  await dialog.getByLabelText('公司名稱').fill(payer.name);
  await dialog.getByLabelText('統一編號').fill('12345678');
  await dialog.getByLabelText('公司地址').fill(payer.address);
  await dialog.getByRole('button', { name: '請創作者簽署' }).click();
  await expect.element(dialog.getByText('統一編號不正確，請再確認一次')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByLabelText('統一編號').fill(payer.tax_id);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('已請阿澄簽署勞務報酬單。')).toBeVisible();
  expect(sent).toEqual([['', { amount: 30_000, payer }]]);
});

test('the creator chooses the kind of income, and signs the net amount that is displayed', async () => {
  const { screen, sent } = await show(offered, () => ({ ...base, current: signed, allowed: [] }));
  await screen.getByRole('button', { name: '確認並簽署' }).click();
  const dialog = page.getByRole('dialog', { name: '確認並簽署勞務報酬單' });
  await expect.element(dialog.getByText('26,367')).toBeVisible();
  await dialog.getByRole('radio', { name: '92 其他所得' }).click();
  await expect.element(dialog.getByText('預覽，簽署後才會編號')).toBeVisible();
  await dialog.getByRole('button', { name: '簽署', exact: true }).click();
  await expect.element(dialog.getByText('請先勾選同意')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByLabelText('簽署姓名').fill('陳澄宇');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '簽署', exact: true }).click();
  await expect.element(screen.getByText('勞務報酬單FS-2026-000001已簽署。')).toBeVisible();
  const signature = { name: '陳澄宇', agreed: true };
  expect(sent).toEqual([['/sign', { statement: made.uuid, kind: '92', net: 30_000, signature }]]);
});

test('a refusal is reported where it was caused, and typed text stays', async () => {
  const { screen } = await show(offered, () => ({ status: '0409', message: '金額改了，請再確認一次' }));
  await screen.getByRole('button', { name: '確認並簽署' }).click();
  const dialog = page.getByRole('dialog', { name: '確認並簽署勞務報酬單' });
  await dialog.getByLabelText('簽署姓名').fill('陳澄宇');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '簽署', exact: true }).click();
  await expect.element(dialog.getByText('金額改了，請再確認一次')).toBeVisible();
  await expect.element(dialog.getByLabelText('簽署姓名')).toHaveValue('陳澄宇');
});

test('a creator without service data is led there, and may still send an invoice or decline', async () => {
  const { screen } = await show({ ...offered, paper: null, choices: [], missing: ['id_no', 'bank_account'] });
  await screen.getByRole('button', { name: '確認並簽署' }).click();
  const dialog = page.getByRole('dialog', { name: '確認並簽署勞務報酬單' });
  await expect.element(dialog.getByText('身分與收款資料還差2項，填完才能簽署。')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: '填寫資料' })).toHaveAttribute('href', '/profile/laborer');
  expect(dialog.getByRole('button', { name: '簽署', exact: true }).elements()).toEqual([]);
  await dialog.getByRole('button', { name: '我開立發票' }).click();
  await expect.element(page.getByRole('dialog', { name: '開立發票' })).toBeVisible();
});

test('the vendor finds rare actions in a menu; a voided statement stays on record', async () => {
  const voided: FeeStatement = {
    ...signed,
    uuid: `${made.uuid.slice(0, -1)}2`,
    status: 'voided',
    reason: '金額填錯了',
  };
  const { screen } = await show({ ...base, current: signed, allowed: ['void'], earlier: [voided] });
  await expect.element(screen.getByRole('button', { name: '下載PDF' })).toBeVisible();
  await screen.getByText('先前的1張').click();
  await expect.element(screen.getByText('已作廢')).toBeVisible();
  await screen.getByRole('button', { name: '更多' }).click();
  const items = page.getByRole('menuitem');
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map((item) => item.textContent)).toEqual(['下載完整號碼的第一聯', '作廢']);
});
