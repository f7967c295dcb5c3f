import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { Health, OutboxEntry } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { expect, test } from 'vitest';
import { visitConsole } from '../testing/console';
import { refusal } from '../testing/stub-server';

const at = '2026-12-01T02:00:00.000Z';
const outbox = { is_connected: true, waiting: 0, failed: 1, sent: 12 };
const health: Health = {
  mail: outbox,
  line: { ...outbox, is_connected: false, is_quota_reached: true },
  films: {
    ...{ waiting: 0, transcoding: 1, failed: 0 },
    failures: [],
    sizes_failed: 1,
    size_failures: [{ uuid: '0b8f0000-0000-4000-8000-000000000002', name: '初剪.mp4', lines: 1080, at }],
  },
  storage: { files: 3, bytes: 2_000_000, film_bytes: 0, largest: [], account_limit: 1_000_000_000 },
  database: { bytes: 8_000_000, engine: 'PGlite' },
  jobs: [{ name: 'send-mail', ran_at: at, error: '連不上寄信伺服器', failed_at: at }],
  processes: [
    { uuid: '0b8f0000-0000-4000-8000-000000000009', host: 'paidang-1', started_at: at, seen_at: at, memory: 1 },
  ],
};
const entry: OutboxEntry = {
  ...{ uuid: '0b8f0000-0000-4000-8000-000000000001', state: 'failed', to: 'a***@sanmin.example', attempts: 8 },
  ...{
    subject: '你的帳號已停用｜拍檔',
    error: '550 no such user',
    created_at: at,
    next_attempt_at: null,
    can_retry: true,
  },
};
const retry = `POST /api/platform/health/mails/${entry.uuid}/retry`;
const visit = (answers: Record<string, unknown>) =>
  visitConsole(
    paths.consoleHealth,
    { 'GET /api/platform/health': health, 'GET /api/platform/health/mails': [entry], ...answers },
    { meta: { next: null } },
  );

test('problems are shown: no LINE, a failed job, an abandoned film size', async () => {
  const screen = await visit({});
  await expect.element(screen.getByText('沒有設定寄送的服務，會留在這裡')).toBeVisible();
  await expect.element(screen.getByText(/連不上寄信伺服器/)).toBeVisible();
  await expect.element(screen.getByText(/初剪\.mp4：1080p/)).toBeVisible();
});

test('a mail that failed is sent again; an error is shown next to it', async () => {
  let asked = 0;
  const screen = await visit({
    [retry]: () => {
      asked += 1;
      return asked === 1 ? refusal(409, '這封信剛剛寄出了') : null;
    },
  });
  const row = screen.getByRole('listitem').filter({ hasText: '550 no such user' });
  await row.getByRole('button', { name: '再送一次' }).click();
  await expect.element(row.getByRole('alert')).toHaveTextContent('這封信剛剛寄出了');
  await row.getByRole('button', { name: '再送一次' }).click();
  await expect.element(row.getByRole('alert')).not.toBeInTheDocument();
  expect(asked).toBe(2);
});

test('figures that failed to load offer a retry', async () => {
  let isDown = true;
  const screen = await visit({ 'GET /api/platform/health': () => (isDown ? refusal(500, '') : health) });
  const again = screen.getByRole('button', { name: /再試|重試/ });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(screen.getByText('paidang-1')).toBeVisible();
});
