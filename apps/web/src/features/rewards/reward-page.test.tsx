import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { Reward } from '@paidang/contract/entities';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator } from '../../testing/people';
import { reward } from '../../testing/rewards';
import { stubServer } from '../../testing/stub-server';
import { RewardPage } from './reward-page';

const withdrawn = vi.fn();

beforeEach(() => {
  withdrawn.mockClear();
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
});

function show(change: Partial<Reward> = {}) {
  let now = { ...reward, ...change };
  stubServer({
    [`GET /api/rewards/${reward.uuid}`]: () => now,
    [`POST /api/rewards/${reward.uuid}/withdraw`]: () => {
      withdrawn();
      now = { ...now, status: 'withdrawn', allowed: [] };
      return now;
    },
  });
  return render(
    <DataCache>
      <ThemeProvider>
        <MemoryRouter>
          <RewardPage reward={reward.uuid} notFound={<p>找不到這一頁</p>} />
        </MemoryRouter>
      </ThemeProvider>
    </DataCache>,
  );
}

const stages = () =>
  [...document.querySelectorAll('ol[aria-label="申請進度"] > li')].map((one) => [
    one.getAttribute('aria-current'),
    one.querySelector('b')?.textContent,
  ]);

test('R-rta-26 R-rwd-08 a request shows its progress, items, and amounts', async () => {
  const screen = await show();
  await expect.element(screen.getByText('等待審核')).toBeVisible();
  expect(stages()).toEqual([
    [null, '可申請'],
    [null, '已送出'],
    ['step', '等待審核'],
    [null, '待撥款'],
    [null, '已撥款'],
  ]);
  await expect.element(screen.getByRole('region', { name: '勞務報酬單' }).getByText('23,730')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: '申請的項目' }).getByText('26,000')).toBeVisible();
  await expect.element(screen.getByText(/陳澄宇於2026\/12\/04（五）14:32簽署/)).toBeVisible();
});

test('returned fields are named, and each name links to its field', async () => {
  const screen = await show({
    status: 'returned',
    returned: { fields: ['id_back_image', 'bank_account'], note: '反面的字看不清楚', at: '2026-12-05T01:00:00Z' },
    allowed: ['withdraw', 'send_again'],
  });
  await expect.element(screen.getByText('請補件：證件反面、帳號')).toBeVisible();
  await expect.element(screen.getByText('反面的字看不清楚')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '更新證件反面' }))
    .toHaveAttribute('href', `/profile/requestForm?reward=${reward.uuid}#id_back_image`);
  await expect.element(screen.getByRole('link', { name: '補件並再次送出' })).toBeVisible();
  expect(stages()[1]).toEqual(['step', '需補件']);
});

test('a failed payment says why, and links to the account', async () => {
  const screen = await show({ status: 'failed', failure: '帳號與戶名不符', allowed: ['send_again'] });
  await expect.element(screen.getByText('帳號與戶名不符')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '更新並再次送出' }))
    .toHaveAttribute('href', `/profile/requestForm?reward=${reward.uuid}#bank_account`);
  await expect.element(screen.getByRole('button', { name: '撤回申請' })).not.toBeInTheDocument();
});

test('it is withdrawn after a confirmation, with the keyboard only', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('button', { name: '撤回申請' })).toBeVisible();
  screen.getByRole('button', { name: '撤回申請' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const asked = screen.getByRole('alertdialog', { name: '撤回這次申請？' });
  await expect.element(asked).toBeVisible();
  await asked.getByRole('button', { name: '撤回申請' }).click();
  await expect.element(screen.getByText('這次申請已撤回，項目回到可申請。')).toBeVisible();
  expect(withdrawn).toHaveBeenCalledOnce();
});

test('an unknown request, or one of another user, is a page that is not found', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: '0404', code: '0404', message: '找不到資料' }, { status: 404 }),
  );
  const screen = await render(
    <DataCache>
      <MemoryRouter>
        <RewardPage reward={reward.uuid} notFound={<p>找不到這一頁</p>} />
      </MemoryRouter>
    </DataCache>,
  );
  await expect.element(screen.getByText('找不到這一頁')).toBeVisible();
});
