import type { ServiceData } from '@paidang/contract/entities';
import { blankServiceData } from '@paidang/contract/rules';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import LaborerTab from './laborer-tab';

const counties = [
  { name: '臺北市', districts: [{ id: '103', postcode: '103', name: '大同區' }] },
  {
    name: '新竹市',
    districts: [
      { id: '300A', postcode: '300', name: '東區' },
      { id: '300B', postcode: '300', name: '北區' },
    ],
  },
];
const nothing: ServiceData = { fields: null, revision: 0, pictures: [], missing: [], updated_at: null };
const stored: ServiceData = {
  ...nothing,
  revision: 3,
  fields: {
    ...blankServiceData,
    name: '陳澄宇',
    date_of_birth: '1994-**-**',
    id_no: 'A12*****89',
    residence_state_id: '103',
    residence_address: '重慶北*****',
    mobile_no: '0912***678',
    bank_code: '004',
    branch_code: '0037',
    account_name: '陳澄宇',
    bank_account: '**********4821',
  },
};
const saved = vi.fn((body: Record<string, unknown>) => ({
  ...stored,
  revision: 4,
  fields: { ...stored.fields, ...body, id_no: 'A12*****89' },
}));
const revealed = vi.fn(() => ({ id_no: 'A123456789' }));

const open = async (data: ServiceData) => {
  stubServer(
    {
      'GET /api/laborer-information': data,
      'PUT /api/laborer-information': saved,
      'POST /api/laborer-information/reveal': revealed,
      'GET /api/laborer-information/looks': [{ by: 'platform', what: ['id_no'], at: '2026-11-20T01:00:00Z' }],
      'GET /api/profile': { ...creator, has_password: true },
      'GET /api/districts': counties,
      'GET /api/banks': [
        { code: '004', name: '臺灣銀行' },
        { code: '700', name: '中華郵政股份有限公司' },
      ],
      'GET /api/banks/004': [{ code: '0037', name: '營業部' }],
    },
    { source: '中央銀行', date: '2023-12-21' },
  );
  return render(
    <DataCache>
      <MemoryRouter>
        <LaborerTab />
      </MemoryRouter>
    </DataCache>,
  );
};

beforeEach(() => {
  saved.mockClear();
  revealed.mockClear();
  localStorage.clear();
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
});

test('R-rwd-12 a number is checked on blur, valid or not', async () => {
  const screen = await open(nothing);
  const number = screen.getByLabelText('身分證字號');
  await number.fill('A123456788');
  await expect.element(number).not.toBeInvalid();
  await userEvent.tab();
  await expect.element(number).toBeInvalid();
  await expect.element(screen.getByText('身分證字號不正確，請再確認一次')).toBeVisible();
  await number.fill('A123456789');
  await userEvent.tab();
  await expect.element(screen.getByText('檢查碼正確')).toBeVisible();
});

test('the account is in the given name, unless another one was typed', async () => {
  const screen = await open(nothing);
  await screen.getByLabelText('本名').click();
  await userEvent.keyboard('陳小鹿');
  await userEvent.tab();
  const holder = screen.getByLabelText('戶名');
  await expect.element(holder).toHaveValue('陳小鹿');
  await holder.fill('陳大鹿');
  await screen.getByLabelText('本名').fill('陳鹿');
  await userEvent.tab();
  await expect.element(holder).toHaveValue('陳大鹿');
});

test("R-rwd-11 labels depend on the user's documents", async () => {
  const screen = await open(nothing);
  await expect.element(screen.getByLabelText('身分證字號')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: '戶籍地址' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^上傳身分證反面/ })).toBeVisible();
  await screen.getByRole('radio', { name: '外國籍' }).click();
  await expect.element(screen.getByLabelText('護照號碼')).toBeVisible();
  await expect.element(screen.getByLabelText('居留證號碼')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: '居住地址' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^上傳護照影像/ })).toBeVisible();
  await expect.element(screen.getByLabelText('身分證字號')).not.toBeInTheDocument();
});

test('R-rwd-14 the contact address mirrors the other one and is read-only while they are the same', async () => {
  const screen = await open(stored);
  const copy = screen.getByLabelText('聯絡地址', { exact: true });
  await expect.element(copy).toBeDisabled();
  await expect.element(copy).toHaveValue('103 臺北市大同區 重慶北•••••');
  await screen.getByRole('checkbox', { name: '聯絡地址同戶籍地址' }).click();
  await expect.element(screen.getByRole('group', { name: '聯絡地址' })).toBeVisible();
});

test('R-rwd-13 a saved number is masked, revealed after the password, and masked again when the window loses focus', async () => {
  const screen = await open(stored);
  const number = screen.getByLabelText('身分證字號');
  await expect.element(number).toHaveValue('A12•••••89');
  await screen.getByRole('button', { name: '顯示身分證字號' }).click();
  await screen.getByLabelText('密碼', { exact: true }).fill('paidang2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveValue('A123456789');
  expect(revealed).toHaveBeenCalledExactlyOnceWith({ password: 'paidang2026', fields: ['id_no'] });
  expect(saved).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('blur'));
  await expect.element(number).toHaveValue('A12•••••89');
});

test('text typed into a masked field replaces the whole saved value, and nothing else is sent', async () => {
  const screen = await open(stored);
  await screen.getByRole('button', { name: '更改身分證字號' }).click();
  const number = screen.getByLabelText('身分證字號');
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveValue('');
  await number.fill('B123456780');
  await screen.getByRole('button', { name: '儲存' }).click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ id_no: 'B123456780', revision: 3 }));
  await expect.element(number).toHaveValue('A12•••••89');
});

test('a replaced value can be kept after all', async () => {
  const screen = await open(stored);
  await screen.getByRole('button', { name: '更改帳號' }).click();
  await screen.getByLabelText('帳號', { exact: true }).fill('1');
  await screen.getByRole('button', { name: '保留原來的帳號' }).click();
  const number = screen.getByLabelText('帳號', { exact: true });
  await expect.element(number).toHaveValue('••••••••••4821');
  await expect.element(number).toHaveFocus();
});

test('an unfinished form survives a reload, without its numbers', async () => {
  const first = await open(nothing);
  await first.getByLabelText('本名').fill('陳澄宇');
  await first.getByLabelText('身分證字號').fill('A123456789');
  await first.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('A123456789');
  const again = await open(nothing);
  await expect.element(again.getByLabelText('本名')).toHaveValue('陳澄宇');
  await expect.element(again.getByLabelText('身分證字號')).toHaveValue('');
  await expect.element(again.getByText('上次填到一半的內容還在，可以接著寫。')).toBeVisible();
});

test('R-rwd-05 a bank is found by code or name, and an unlisted code is accepted as typed', async () => {
  const screen = await open(nothing);
  const bank = screen.getByRole('combobox', { name: '銀行' });
  await bank.fill('臺灣');
  await screen.getByRole('option', { name: '004 臺灣銀行' }).click();
  await screen.getByRole('combobox', { name: '分行' }).fill('0040037');
  await screen.getByRole('option', { name: '0037 營業部' }).click();
  await bank.fill('399');
  await screen.getByRole('option', { name: /^399\s*不在清單，照你填的送出$/ }).click();
  await expect.element(bank).toHaveValue('399');
  await screen.getByRole('button', { name: '儲存' }).click();
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ bank_code: '399', revision: 0 })),
  );
});

test('a saved bank shows its name once the list is loaded', async () => {
  const screen = await open(stored);
  await expect.element(screen.getByRole('combobox', { name: '銀行' })).toHaveValue('004 臺灣銀行');
  await expect.element(screen.getByRole('combobox', { name: '分行' })).toHaveValue('0037 營業部');
});

test('R-rwd-13 lists who saw the data unmasked', async () => {
  const screen = await open(stored);
  await expect.element(screen.getByRole('region', { name: '誰看過' })).toMatchTextContent('拍檔的審核人員身分證字號');
});
