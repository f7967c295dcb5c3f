import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { ConsultationDetail } from '@paidang/contract/entities';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { ConsultationQueue } from '../features/console-consultations/consultation-queue';
import { ConsultationView } from '../features/console-consultations/consultation-view';
import { stubServer } from '../testing/stub-server';

const uuid = '0b8f0000-0000-4000-8000-000000000001';
const staff = '0b8f0000-0000-4000-8000-000000000002';
const asked: ConsultationDetail = {
  ...{ uuid, status: 'open', topic: 'japan', name: '許雅筑', company: '山眠', created_at: '2026-11-23T02:00:00.000Z' },
  ...{
    taken_by: null,
    email: 'yachu@sanmin.example',
    phone: '',
    message: '想找在日本的創作者。',
    note: '',
    answers: [],
  },
};
let answered: unknown = null;

beforeEach(() => {
  sessionStorage.clear();
  answered = null;
  return stubServer(
    {
      'GET /api/platform/consultations': [asked],
      [`GET /api/platform/consultations/${uuid}`]: asked,
      [`POST /api/platform/consultations/${uuid}/answers`]: (body: Record<string, unknown>) => {
        answered = body;
        const answer = { uuid: staff, text: '明天回電。', by: '小林', created_at: '2026-11-23T03:00:00.000Z' };
        return { ...asked, status: 'answered', taken_by: { uuid: staff, name: '小林' }, answers: [answer] };
      },
    },
    { next: null, counts: { open: 1, answered: 0, closed: 0 } },
  );
});

/** A page with an empty cache. */
const Fresh = ({ children }: { children: ReactNode }) => (
  <DataCache>
    <MemoryRouter>{children}</MemoryRouter>
  </DataCache>
);

test('the queue shows who asks what; an answer is mailed and kept with the question', async () => {
  const screen = await render(
    <Fresh>
      <ConsultationQueue current={uuid} />
      <ConsultationView consultation={uuid} staff={staff} />
    </Fresh>,
  );
  await expect.element(screen.getByRole('link', { name: /山眠/ })).toHaveAttribute('aria-current', 'true');
  await expect.element(screen.getByText('想找在日本的創作者。')).toBeVisible();
  const send = screen.getByRole('button', { name: '寄出回覆' });
  await expect.element(send).toBeDisabled();
  await screen.getByLabelText('回覆', { exact: true }).fill('明天回電。');
  await send.click();
  await expect.element(screen.getByText(/小林/).first()).toBeVisible();
  expect(answered).toEqual({ text: '明天回電。' });
  await expect.element(screen.getByLabelText('回覆', { exact: true })).toHaveValue('');
});

test('a consultation taken by a colleague must be taken over before it can be answered', async () => {
  const stop = stubServer({
    [`GET /api/platform/consultations/${uuid}`]: { ...asked, taken_by: { uuid, name: '小陳' } },
  });
  const screen = await render(
    <Fresh>
      <ConsultationView consultation={uuid} staff={staff} />
    </Fresh>,
  );
  await expect.element(screen.getByText('小陳正在處理，要回覆請先接手。')).toBeVisible();
  await screen.getByLabelText('回覆', { exact: true }).fill('我來');
  await expect.element(screen.getByRole('button', { name: '寄出回覆' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '從小陳接手' })).toBeVisible();
  stop();
});
