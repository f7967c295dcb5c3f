import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { blankServiceData, rewardMessages } from '@paidang/contract/rules';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { Toasts } from '../shell/toasts';
import { queuedReward } from '../testing/rewards';
import { refusal, stubServer } from '../testing/stub-server';
import ConsoleRewardsRoute from './console-rewards';

const { uuid } = queuedReward;
const picture = '0199a000-0000-7000-8000-000000000041';
const whole: PlatformRewardDetail['service_data'] = {
  fields: { ...blankServiceData, name: '陳澄宇', date_of_birth: '1994-05-20', bank_account: '12345678904821' },
  payee: {
    ...queuedReward.statement.payee,
    id_no: 'A123456789',
    bank_account: '12345678904821',
    address: '103臺北市大同區重慶北路二段50號',
  },
};
const reviewed: PlatformRewardDetail = {
  ...queuedReward,
  status: 'reviewing',
  taken_by: '小審',
  allowed: ['hand_over', 'return', 'approve'],
  service_data: whole,
  pictures: [{ uuid: picture, kind: 'id_back_image', bytes: 1, uploaded_at: queuedReward.requested_at }],
};
const approved: PlatformRewardDetail = {
  ...queuedReward,
  status: 'approved',
  number: 'PD-2026-000012',
  pays_on: '2026-12-07',
  taken_by: '小審',
  allowed: ['pay', 'fail'],
};

/** State of the request on the server, and the calls made. */
let now: PlatformRewardDetail;
let looks = 0;
const asked = vi.fn();
const counts = { review: 1, creator: 0, payout: 2, done: 0 };

beforeEach(() => {
  asked.mockClear();
  looks = 0;
});

const Address = () => <output aria-label="網址">{`${useLocation().pathname}${useLocation().search}`}</output>;

function visit(
  start: PlatformRewardDetail,
  { address = `/console/rewards/${uuid}`, answers = {} }: { address?: string; answers?: Record<string, unknown> } = {},
) {
  now = start;
  const move = (name: string, after: Partial<PlatformRewardDetail>) => (body: object) => {
    asked(name, body);
    now = { ...now, service_data: null, pictures: [], ...after };
    return now;
  };
  const base = `/api/platform/rewards`;
  stubServer(
    {
      [`GET ${base}`]: () => [now],
      [`GET ${base}/${uuid}`]: () => {
        looks += 1;
        return now;
      },
      [`POST ${base}/${uuid}/take`]: move('take', reviewed),
      [`POST ${base}/${uuid}/return`]: move('return', { status: 'returned', allowed: [] }),
      [`POST ${base}/${uuid}/approve`]: move('approve', { ...approved, allowed: [] }),
      [`POST ${base}/${uuid}/paid`]: move('paid', { status: 'paid', allowed: [] }),
      [`POST ${base}/${uuid}/failed`]: move('failed', { status: 'failed', failure: '戶名不符', allowed: [] }),
      ...answers,
    },
    { last_page: 1, counts },
  );
  return render(
    <DataCache dedupingInterval={0}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/console/rewards/:rewardId?" element={<ConsoleRewardsRoute />} />
          </Routes>
          <Address />
          <Toasts />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
}

/** Blurs the window until something is hidden: the listener is added a moment after it is shown. */
const leaveWindow = (shown: Locator) =>
  expect
    .poll(() => {
      window.dispatchEvent(new Event('blur'));
      return shown.query();
    })
    .toBeNull();

test('the list is filtered by who requests wait for, and the address keeps the filter', async () => {
  const screen = await visit(queuedReward, { address: '/console/rewards' });
  const row = screen.getByRole('link', { name: /陳澄宇/ });
  await expect.element(row.getByText('23,730')).toBeVisible();
  await screen.getByRole('radio', { name: '待撥款 2' }).click();
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent('/console/rewards?stage=payout');
  await row.click();
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent(`/console/rewards/${uuid}?stage=payout`);
  await expect.element(row).toHaveAttribute('aria-current', 'true');
});

test('a search is kept in the address, for all stages', async () => {
  const q = encodeURIComponent('阿澄');
  const screen = await visit(queuedReward, { address: '/console/rewards' });
  await screen.getByRole('searchbox', { name: '姓名、頻道或單號' }).fill('阿澄');
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent(`/console/rewards?q=${q}`);
  await screen.getByRole('radio', { name: '待撥款 2' }).click();
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent(`/console/rewards?stage=payout&q=${q}`);
});

test('from one request to the next, and from one that has left the list to its first', async () => {
  const [second, third] = ['0199a000-0000-7000-8000-000000000032', '0199a000-0000-7000-8000-000000000033'];
  const rows = [queuedReward, { ...queuedReward, uuid: second }];
  const screen = await visit(queuedReward, {
    answers: {
      'GET /api/platform/rewards': () => rows,
      [`GET /api/platform/rewards/${second}`]: { ...queuedReward, uuid: second },
      [`GET /api/platform/rewards/${third}`]: { ...queuedReward, uuid: third },
    },
  });
  const steps = screen.getByRole('navigation', { name: '申請之間' });
  await expect.element(steps.getByRole('button', { name: '上一件' })).toBeDisabled();
  await steps.getByRole('button', { name: '下一件' }).click();
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent(`/console/rewards/${second}`);
  await expect.element(steps.getByRole('button', { name: '下一件' })).toBeDisabled();
  rows.splice(0, 2, { ...queuedReward, uuid: third });
  await screen.getByRole('radio', { name: '待撥款 2' }).click();
  await expect.element(steps.getByText('清單還有2件')).toBeVisible();
  await steps.getByRole('button', { name: '下一件' }).click();
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent(`/console/rewards/${third}?stage=payout`);
});

test('a reviewer hands a request over to a colleague', async () => {
  const colleague = { uuid: '0199a000-0000-7000-8000-000000000051', name: '小陳' };
  const screen = await visit(reviewed, {
    answers: {
      'GET /api/platform/rewards/colleagues': [colleague],
      [`POST /api/platform/rewards/${uuid}/hand-over`]: (body: object) => {
        asked('hand-over', body);
        now = { ...reviewed, service_data: null, pictures: [], taken_by: '小陳', allowed: [] };
        return now;
      },
    },
  });
  await screen.getByRole('button', { name: '轉給同事' }).click();
  const dialog = screen.getByRole('dialog', { name: '轉給同事審核？' });
  await dialog.getByRole('button', { name: '轉給同事' }).click();
  await expect.element(dialog.getByText('請填寫此欄位')).toBeVisible();
  await dialog.getByRole('radio', { name: '小陳' }).click();
  await dialog.getByRole('button', { name: '轉給同事' }).click();
  await expect.element(screen.getByText('小陳正在審核。')).toBeVisible();
  await expect.element(screen.getByText('A123456789')).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledExactlyOnceWith('hand-over', { colleague: colleague.uuid });
});

test('a stage without requests says what will be there', async () => {
  const screen = await visit(queuedReward, {
    address: '/console/rewards?stage=creator',
    answers: { 'GET /api/platform/rewards': [] },
  });
  await expect.element(screen.getByRole('heading', { name: '沒有等待補件的申請' })).toBeVisible();
});

test('R-rwd-13 taking a request shows unmasked data; leaving the window hides it until it is requested again', async () => {
  const screen = await visit(queuedReward);
  await expect.element(screen.getByText('A12•••••89').first()).toBeVisible();
  await screen.getByRole('button', { name: '開始審核' }).click();
  await expect.element(screen.getByText('A123456789')).toBeVisible();
  await expect.element(screen.getByText('12345678904821')).toBeVisible();
  const before = looks;
  await leaveWindow(screen.getByText('A123456789'));
  await expect.element(screen.getByText('1994/05/20')).not.toBeInTheDocument();
  expect(looks).toBe(before);
  await screen.getByRole('button', { name: '顯示完整資料' }).click();
  await expect.element(screen.getByText('A123456789')).toBeVisible();
  expect(looks).toBe(before + 1);
});

test('a request taken by a colleague says so in place and shows its current state', async () => {
  const screen = await visit(queuedReward, {
    answers: {
      [`POST /api/platform/rewards/${uuid}/take`]: () => {
        now = { ...reviewed, service_data: null, pictures: [], taken_by: '小陳', allowed: [] };
        return refusal(409, rewardMessages.takenByOther);
      },
    },
  });
  await screen.getByRole('button', { name: '開始審核' }).click();
  await expect.element(screen.getByText(rewardMessages.takenByOther)).toBeVisible();
  await expect.element(screen.getByText('小陳正在審核。')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /小陳審核中/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '開始審核' })).not.toBeInTheDocument();
});

test('a picture is opened by its link and hides with the window', async () => {
  const link = '/api/service-pictures/once';
  const screen = await visit(reviewed, {
    answers: {
      [`POST /api/platform/rewards/${uuid}/pictures/${picture}/links`]: { path: link, expires_at: '' },
      [`GET ${link}`]: new Response(new Blob(['x'], { type: 'image/jpeg' })),
    },
  });
  await screen.getByRole('button', { name: '查看身分證反面' }).click();
  const opened = screen.getByRole('button', { name: '放大身分證反面' });
  await expect.element(opened).toBeVisible();
  await leaveWindow(opened);
  await expect.element(screen.getByRole('button', { name: '查看身分證反面' })).toBeVisible();
});

test('the fields to correct are named; a refusal keeps the typed text', async () => {
  let refused = true;
  const screen = await visit(reviewed, {
    answers: {
      [`POST /api/platform/rewards/${uuid}/return`]: (body: object) => {
        asked('return', body);
        if (refused) return refusal(409, rewardMessages.moved);
        now = { ...now, status: 'returned', allowed: [], service_data: null };
        return now;
      },
    },
  });
  await screen.getByRole('button', { name: '退回補件' }).click();
  const dialog = screen.getByRole('dialog', { name: '退回補件' });
  await expect.element(dialog.getByRole('button', { name: '退回', exact: true })).toBeDisabled();
  await expect.element(dialog.getByRole('checkbox', { name: '居留證號碼' })).not.toBeInTheDocument();
  await dialog.getByRole('checkbox', { name: '證件反面' }).click();
  await dialog.getByRole('checkbox', { name: '帳號' }).click();
  await dialog.getByLabelText('說明').fill('反面的字看不清楚');
  await dialog.getByRole('button', { name: '退回2項' }).click();
  await expect.element(dialog.getByText(rewardMessages.moved)).toBeVisible();
  await expect.element(dialog.getByLabelText('說明')).toHaveValue('反面的字看不清楚');
  refused = false;
  await dialog.getByRole('button', { name: '退回2項' }).click();
  await expect.element(screen.getByText('等創作者更正後再送出。')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toHaveBeenLastCalledWith('return', {
    fields: ['id_back_image', 'bank_account'],
    note: '反面的字看不清楚',
  });
});

test('the frozen data is shown before approval, and another staff member pays', async () => {
  const screen = await visit(reviewed);
  await screen.getByRole('button', { name: '核准23,730元' }).click();
  const dialog = screen.getByRole('dialog', { name: '核准這份申請？' });
  for (const figure of ['27,000', '−2,700', '−570', '23,730']) {
    await expect.element(dialog.getByText(figure, { exact: true })).toBeVisible();
  }
  await dialog.getByRole('button', { name: '核准23,730元' }).click();
  await expect.element(screen.getByText('由你核准，請另一位同事撥款。')).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith('approve', {});
});

test('data that changed since it was shown is not approved, and is reloaded', async () => {
  const screen = await visit(reviewed, {
    answers: { [`POST /api/platform/rewards/${uuid}/approve`]: refusal(409, rewardMessages.lookFirst) },
  });
  await screen.getByRole('button', { name: '核准23,730元' }).click();
  const before = looks;
  const dialog = screen.getByRole('dialog', { name: '核准這份申請？' });
  await dialog.getByRole('button', { name: '核准23,730元' }).click();
  await expect.element(dialog.getByText(rewardMessages.lookFirst)).toBeVisible();
  await expect.poll(() => looks).toBe(before + 1);
});

test('a payment is marked after a confirmation, or as failed with the bank’s reason', async () => {
  const screen = await visit(approved);
  await screen.getByRole('button', { name: '撥款失敗' }).click();
  const failing = screen.getByRole('dialog', { name: '撥款失敗' });
  await expect.element(failing.getByRole('button', { name: '撥款失敗' })).toBeDisabled();
  await failing.getByLabelText('銀行退件的原因').fill('戶名不符');
  await failing.getByRole('button', { name: '撥款失敗' }).click();
  await expect.element(screen.getByText('銀行退件', { exact: true })).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith('failed', { reason: '戶名不符' });
});

test('paying asks for confirmation', async () => {
  const screen = await visit(approved);
  await screen.getByRole('button', { name: '標記已撥款' }).click();
  const dialog = screen.getByRole('alertdialog', { name: '標記為已撥款？' });
  await expect.element(dialog.getByText(/23,730元已匯入陳澄宇的帳戶/)).toBeVisible();
  await dialog.getByRole('button', { name: '標記已撥款' }).click();
  await expect.element(screen.getByText('已撥款', { exact: true }).first()).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith('paid', {});
});

test('the bank’s file of results is shown line by line, unrecognised lines first', async () => {
  let answer: unknown = refusal(422, rewardMessages.resultHeader, { file: [rewardMessages.resultHeader] });
  const screen = await visit(approved, {
    address: '/console/rewards?stage=payout',
    answers: {
      'GET /api/platform/rewards/payouts': refusal(409, rewardMessages.noPayouts),
      'POST /api/platform/rewards/payouts/results': () => answer,
    },
  });
  await screen.getByRole('button', { name: '下載撥款清單' }).click();
  await expect.element(screen.getByText(rewardMessages.noPayouts)).toBeVisible();
  await screen.getByRole('button', { name: '匯入銀行結果' }).click();
  const dialog = screen.getByRole('dialog', { name: '匯入銀行結果' });
  const file = new File(['單號,結果'], '結果.csv', { type: 'text/csv' });
  const give = () => dialog.getByLabelText('選擇或拖放CSV檔').last().upload(file);
  await give();
  await expect.element(dialog.getByText(rewardMessages.resultHeader)).toBeVisible();
  answer = [
    { line: 2, number: 'PD-2026-000012', outcome: 'paid', message: '' },
    { line: 3, number: 'PD-2026-999999', outcome: 'refused', message: rewardMessages.numberUnknown },
  ];
  await give();
  await expect.element(dialog.getByText('1筆已撥款、0筆撥款失敗、1行沒有處理。')).toBeVisible();
  await expect.element(dialog.getByRole('row').nth(1)).toHaveTextContent('第3行PD-2026-999999沒有處理沒有這個單號');
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a missing request is reported', async () => {
  const screen = await visit(queuedReward, {
    answers: { [`GET /api/platform/rewards/${uuid}`]: refusal(404, '') },
  });
  await expect.element(screen.getByRole('heading', { name: '找不到這一筆' })).toBeVisible();
});
