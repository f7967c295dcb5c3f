import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { RewardItem } from '@paidang/contract/entities';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator } from '../../testing/people';
import { reward, rewardItems } from '../../testing/rewards';
import RewardsTab from './rewards-tab';

const Address = () => {
  const { search } = useLocation();
  return <output aria-label="網址">{search}</output>;
};

let asked: string[];

function serve(items: readonly RewardItem[], balance: number) {
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const { pathname, search } = new URL(String(url), window.location.href);
    asked.push(`${pathname}${search}`);
    const rewards = search === '?status=paid' ? [] : [reward];
    return Response.json({
      status: '0000',
      message: '',
      data: pathname === '/api/reward-items' ? items : rewards,
      meta: { balance },
    });
  });
}

const show = (address = '/profile/rewards') =>
  render(
    <DataCache>
      <ThemeProvider>
        <MemoryRouter initialEntries={[address]}>
          <main>
            <RewardsTab />
          </main>
          <Address />
        </MemoryRouter>
      </ThemeProvider>
    </DataCache>,
  );

const { trial, fee, invitation, ofVendor } = rewardItems;
const claimed: RewardItem = { ...fee, status: 'claimed', reward_uuid: reward.uuid };

beforeEach(() => {
  asked = [];
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  return () => vi.unstubAllGlobals();
});

test('R-rwd-03 the balance is what can be requested from the platform; a fee paid by the vendor is separate', async () => {
  serve([trial, invitation, claimed, ofVendor], 1500);
  const screen = await show();
  await expect.element(screen.getByText('1,500元')).toBeVisible();
  await expect.element(screen.getByText('其中500元要在2027/02/28前申請')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '申請撥款' })).toHaveAttribute('href', '/profile/requestForm');
  await expect.element(screen.getByRole('heading', { name: '由廠商支付' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '到專案「夜間修護精華」' }))
    .toHaveAttribute('href', `/project_progress?id=${ofVendor.project.uuid}&index=0`);
  await expect
    .element(screen.getByRole('link', { name: '看「旅行睡眠組｜京都三日」的申請' }))
    .toHaveAttribute('href', `/rewards/${reward.uuid}`);
});

test('R-rwd-02 requests are filtered by the status in the address, and choosing one changes the address', async () => {
  serve([trial], 1000);
  const screen = await show('/profile/rewards?status=paid');
  await expect.element(screen.getByText('沒有這個狀態的申請')).toBeVisible();
  expect(asked).toContain('/api/rewards?status=paid');
  await screen.getByRole('button', { name: '看全部申請' }).click();
  await expect.element(screen.getByRole('link', { name: '任務酬勞：旅行睡眠組｜京都三日等2項' })).toBeVisible();
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent('');
  await screen.getByRole('combobox', { name: '依狀態篩選申請' }).click();
  await screen.getByRole('option', { name: '已撥款' }).click();
  await expect.element(screen.getByLabelText('網址')).toMatchTextContent('?status=paid');
});

test('an unknown status shows all', async () => {
  serve([trial], 1000);
  const screen = await show('/profile/rewards?status=anything');
  await expect.element(screen.getByRole('link', { name: /等2項/ })).toBeVisible();
  expect(asked).toContain('/api/rewards');
});

test('without earnings, explains what can be earned and how much', async () => {
  serve([], 0);
  const screen = await show();
  await expect.element(screen.getByRole('heading', { name: '還沒有獎勵與酬勞' })).toBeVisible();
  await expect.element(screen.getByText(/就會得到1,000元創作者體驗金/)).toBeVisible();
});

test('failed requests can be retried', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const screen = await show();
  await expect.element(screen.getByText('內容讀取不到')).toBeVisible();
  serve([trial], 1000);
  await screen.getByRole('button', { name: '再試一次' }).click();
  await expect.element(screen.getByRole('link', { name: '申請撥款' })).toBeVisible();
});

test('nothing overflows at 320 px', async () => {
  await page.viewport(320, 800);
  serve([{ ...trial, title: '創作者體驗金' }, claimed, ofVendor], 1000);
  const screen = await show();
  await expect.element(screen.getByRole('link', { name: '申請撥款' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('yearly payments and deductions can be downloaded', async () => {
  serve([trial], 1000);
  const screen = await show();
  await screen.getByRole('button', { name: '下載2026年CSV' }).click();
  await vi.waitFor(() => expect(asked).toContain('/api/income-statements?year=2026'));
});
