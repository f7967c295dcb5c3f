import type { OwnCreatorCard, WorkConsentState } from '@paidang/contract/entities';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creatorCard } from '../../testing/creators';
import { creator } from '../../testing/people';
import CardTab from './card-tab';
import ConsentBand from './consent-band';
import '@paidang/ui/styles.css';
import '../../styles/app.css';

const { headline, bio, is_open, categories, area, travels, languages, declines, platforms, fees } = creatorCard;
const content = {
  ...{ headline, bio, is_open, categories, area, travels, languages, declines, platforms, fees },
  shows_weeks: false,
  marked_weeks: [],
  works: [],
  public_parts: [],
};
const task = '0199a000-0000-7000-8000-000000000004';
const work: WorkConsentState = {
  task_uuid: task,
  title: '開箱影片',
  project: { uuid: '0199a000-0000-7000-8000-000000000003', name: '夜間修護精華' },
  brand: '山眠',
  picture: null,
  platforms: ['YouTube'],
  consent: 'none',
  asked_at: null,
  answered_at: null,
};

let card: OwnCreatorCard;
let consent: WorkConsentState;
let sent: { call: string; body: unknown }[];
let refuseSaving: Response | null;

beforeEach(() => {
  card = {
    level: 'off',
    content,
    revision: 1,
    weeks: (creatorCard.weeks ?? []).map((week) => ({ ...week, is_marked: false })),
    missing: {},
    published_at: null,
  };
  consent = work;
  sent = [];
  refuseSaving = null;
  useSession.setState({ user: creator, token: 't' });
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(address), window.location.href);
    const method = init?.method ?? 'GET';
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
    if (method !== 'GET') sent.push({ call: `${method} ${pathname}`, body });
    if (method === 'PUT') {
      if (refuseSaving) return refuseSaving;
      card = {
        ...card,
        revision: card.revision + 1,
        content: (body as { content: OwnCreatorCard['content'] }).content,
      };
    }
    if (pathname.endsWith('/publish')) card = { ...card, level: (body as { level: 'vendors' | 'public' }).level };
    if (pathname.endsWith('/unpublish')) card = { ...card, level: 'off' };
    if (pathname.endsWith('/request')) consent = { ...consent, consent: 'asked' };
    if (pathname.endsWith('/consent') && method === 'POST') {
      consent = { ...consent, consent: (body as { is_given: boolean }).is_given ? 'given' : 'withdrawn' };
    }
    const data = pathname.endsWith('/preview')
      ? creatorCard
      : pathname.endsWith('/works')
        ? [consent]
        : pathname.includes('/works/')
          ? consent
          : card;
    return Response.json({ status: '0000', message: '', data });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

const show = (part = <CardTab />) =>
  render(
    <DataCache shouldRetryOnError={false} dedupingInterval={0}>
      <ThemeProvider>
        <MemoryRouter>{part}</MemoryRouter>
      </ThemeProvider>
    </DataCache>,
  );
const calls = () => sent.map(({ call }) => call);

test('an adult publishes a card, and withdraws it with one press', async () => {
  await show();
  const publish = page.getByRole('button', { name: '公開名片' });
  await expect.element(publish).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: '我已滿18歲' }));
  await userEvent.click(publish);
  await expect.element(page.getByText('登入的廠商看得到')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /所有人.*網址/ }));
  await expect.element(page.getByText('所有人都看得到')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '收回名片' }));
  await expect.element(page.getByText('沒有公開', { exact: true })).toBeVisible();
  expect(calls()).toEqual([
    'POST /api/creator-card/publish',
    'POST /api/creator-card/publish',
    'POST /api/creator-card/unpublish',
  ]);
});

test('names what is missing, and never publishes unsaved changes', async () => {
  card = { ...card, missing: { platforms: '請填寫此欄位' } };
  await show();
  await userEvent.click(page.getByRole('checkbox', { name: '我已滿18歲' }));
  await expect.element(page.getByText('公開前還缺：平台')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '一句話介紹' }), '慢慢說');
  await expect.element(page.getByText('先儲存修改，再公開。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '公開名片' })).toBeDisabled();
});

test('saves the card with its revision; the preview renders the actual card', async () => {
  await show();
  await userEvent.fill(page.getByRole('textbox', { name: '一句話介紹' }), '慢慢說');
  await userEvent.click(page.getByRole('button', { name: '儲存' }));
  await vi.waitFor(() => expect(sent[0]?.body).toMatchObject({ revision: 1, content: { headline: '慢慢說' } }));
  await expect.element(page.getByRole('region', { name: '預覽' }).getByRole('heading', { name: '阿澄' })).toBeVisible();
});

test('a refused value is reported at its field; a change in another tab asks for a reload', async () => {
  refuseSaving = Response.json(
    { status: '0422', message: '', errors: { 'content.platforms.0.url': ['請確認格式'] } },
    { status: 422 },
  );
  await show();
  const url = page.getByRole('textbox', { name: '網址' });
  await userEvent.fill(url, 'abc');
  await userEvent.click(page.getByRole('button', { name: '儲存' }));
  await expect.element(url).toBeInvalid();
  refuseSaving = Response.json({ status: '0409', message: '' }, { status: 409 });
  await userEvent.fill(url, 'https://youtube.com/@a');
  await userEvent.click(page.getByRole('button', { name: '儲存' }));
  await expect.element(page.getByRole('button', { name: '重新載入' })).toBeVisible();
  await expect.element(url).toHaveValue('https://youtube.com/@a');
});

test("a work needs its brand's consent, and can be displayed once the brand agreed", async () => {
  await show();
  const box = page.getByRole('checkbox', { name: '把「開箱影片」放上名片' });
  await expect.element(box).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: '請品牌同意公開「開箱影片」' }));
  await expect.element(page.getByText('等品牌回覆')).toBeVisible();
  expect(calls()).toEqual([`POST /api/creator-card/works/${task}/request`]);
});

test('the vendor is asked on the project page, agrees, and can withdraw the consent', async () => {
  consent = { ...work, consent: 'asked' };
  await show(<ConsentBand task={{ uuid: task, creator }} />);
  await userEvent.click(page.getByRole('button', { name: '同意公開' }));
  await expect.element(page.getByText('你同意阿澄把這件作品放上名片')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '收回同意' }));
  await expect.element(page.getByText('這件作品沒有放上阿澄的名片')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ is_given: true }, { is_given: false }]);
});

test('at 320 px nothing scrolls sideways', async () => {
  await page.viewport(320, 640);
  await show();
  await expect.element(page.getByRole('button', { name: '儲存' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
