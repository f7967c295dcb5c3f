import type { GuestReview } from '@paidang/contract/entities';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { refusal, stubServer } from '../../testing/stub-server';
import { GuestReviewPage, keepPass, readPass } from './guest-review';

const token = 'a'.repeat(43);
const review: GuestReview = {
  title: '給王總監看的影片',
  name: '王總監',
  may_comment: true,
  expires_at: '2026-12-31T00:00:00.000Z',
  version: 2,
  film: {
    video_uuid: '00000000-0000-4000-8000-000000000001',
    source: 'upload',
    name: '給王總監看的影片',
    path: 'data:video/mp4;base64,',
    url: null,
    poster: null,
    thumbnails: null,
    ladder: null,
    storyboard: null,
    cover: null,
    has_original: false,
    width: 1280,
    height: 720,
    fps: 30,
    duration: 60,
  },
  post: null,
  copy: null,
  comments: [],
};
const door = { shows: 'film', state: 'open', needs_password: true, may_comment: true, may_download: false };

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => stop());

const show = (answers: Parameters<typeof stubServer>[0]) => {
  stop = stubServer(answers);
  return render(
    <DataCache shouldRetryOnError={false}>
      <MemoryRouter>
        <GuestReviewPage token={token} Post={({ post }) => <article>{post.platform}</article>} />
      </MemoryRouter>
    </DataCache>,
  );
};

test('a guest enters what the link requires, is told what is wrong, and is recognised next time', async () => {
  let sent: Record<string, unknown> = {};
  const screen = await show({
    'POST /api/guest-review/knock': door,
    'POST /api/guest-review/enter': (body: Record<string, unknown>) => {
      sent = body;
      if (body.password === 'showme2026') return { pass: 'p'.repeat(43), review };
      return refusal(422, '', { password: ['密碼不正確，請向傳給你連結的人確認'] });
    },
    'POST /api/guest-review': review,
  });
  const enter = screen.getByRole('button', { name: '開始看影片' });
  await enter.click();
  await expect.element(screen.getByLabelText('連結的密碼')).toHaveFocus();
  await expect.element(screen.getByLabelText('你的名字')).toHaveAttribute('aria-invalid', 'true');
  await screen.getByLabelText('連結的密碼').fill('wrong2026');
  await screen.getByLabelText('你的名字').fill('王總監');
  await screen.getByLabelText('Email').fill('boss@brand.test');
  await enter.click();
  await expect.element(screen.getByText('密碼不正確，請向傳給你連結的人確認')).toBeVisible();
  await screen.getByLabelText('連結的密碼').fill('showme2026');
  await enter.click();
  await expect.element(screen.getByRole('heading', { name: review.title })).toBeVisible();
  expect(sent).toMatchObject({ token, name: '王總監', email: 'boss@brand.test' });
  expect(readPass(token)).toBe('p'.repeat(43));
});

test.each([
  ['revoked', '這個連結已經停用'],
  ['expired', '這個連結已經過期'],
])('a link that is %s says so, and what to do', async (state, title) => {
  const screen = await show({ 'POST /api/guest-review/knock': { ...door, state } });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByText('請向傳給你連結的人再要一個。')).toBeVisible();
});

test('an unknown link asks to check the address', async () => {
  const screen = await show({ 'POST /api/guest-review/knock': refusal(404, '找不到資料') });
  await expect.element(screen.getByRole('heading', { name: '找不到這個連結' })).toBeVisible();
});

test("a guest's comment refers to the frame on screen unless they opt out; Enter inserts a line break", async () => {
  keepPass(token, 'p'.repeat(43));
  const bodies: Record<string, unknown>[] = [];
  const screen = await show({
    'POST /api/guest-review/knock': door,
    'POST /api/guest-review': review,
    'POST /api/guest-review/comments': (body: Record<string, unknown>) => {
      bodies.push(body);
      return review;
    },
  });
  const composer = screen.getByRole('textbox', { name: '寫留言' });
  await composer.click();
  await userEvent.keyboard('太暗{Enter}看不清楚');
  await screen.getByRole('button', { name: '送出留言' }).click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toMatchObject({ message: '太暗\n看不清楚', time: { hour: 0, minute: 0, second: 0 } });
  await composer.click();
  await userEvent.keyboard('整體很好');
  await screen.getByRole('checkbox', { name: '標記在 00:00' }).click();
  await screen.getByRole('button', { name: '送出留言' }).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).not.toHaveProperty('time');
});

test('copy is shown instead of a film, and comments on it have no time', async () => {
  keepPass(token, 'p'.repeat(43));
  const bodies: Record<string, unknown>[] = [];
  const post: GuestReview['post'] = {
    platform: 'Instagram',
    kind: 'post',
    content: { mode: 'post', text: '<p>冬夜慢慢睡 #合作</p>' },
    pictures: [],
  };
  const shown: GuestReview = { ...review, title: '給法務看的貼文', film: null, post };
  const screen = await show({
    'POST /api/guest-review/knock': { ...door, shows: 'post' },
    'POST /api/guest-review': shown,
    'POST /api/guest-review/comments': (body: Record<string, unknown>) => {
      bodies.push(body);
      return shown;
    },
  });
  await expect.element(screen.getByRole('article')).toBeVisible();
  await screen.getByRole('textbox', { name: '寫留言' }).click();
  await userEvent.keyboard('「最」不能用');
  await screen.getByRole('button', { name: '送出留言' }).click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).not.toHaveProperty('time');
});

test('a view-only link takes no comments', async () => {
  keepPass(token, 'p'.repeat(43));
  const screen = await show({
    'POST /api/guest-review/knock': { ...door, may_comment: false },
    'POST /api/guest-review': { ...review, may_comment: false },
  });
  await expect.element(screen.getByText('這個連結只能看影片。')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('a link that allows downloads asks for a mail address, has the copy made, and offers it', async () => {
  let sent: Record<string, unknown> = {};
  let copy: GuestReview['copy'] = { state: 'none', progress: 0, path: null };
  const screen = await show({
    'POST /api/guest-review/knock': { ...door, needs_password: false, may_comment: false, may_download: true },
    'POST /api/guest-review/enter': (body: Record<string, unknown>) => {
      sent = body;
      return { pass: 'p'.repeat(43), review: { ...review, copy } };
    },
    'POST /api/guest-review': () => ({ ...review, copy }),
    'POST /api/guest-review/copy': () => {
      copy = { state: copy?.state === 'failed' ? 'ready' : 'failed', progress: 0, path: null };
      if (copy.state === 'ready') copy.path = '/files/guest-films/1/copy?key=k';
      return { ...review, copy };
    },
  });
  await screen.getByLabelText('你的名字').fill('王總監');
  await screen.getByLabelText('Email').fill('boss@brand.test');
  await screen.getByRole('button', { name: '開始看影片' }).click();
  await screen.getByRole('button', { name: '下載影片' }).click();
  expect(sent).toMatchObject({ email: 'boss@brand.test' });
  await expect.element(screen.getByText('影片檔沒有做好，請再試一次')).toBeVisible();
  await screen.getByRole('button', { name: '再試一次' }).click();
  await expect
    .element(screen.getByRole('link', { name: '下載影片檔' }))
    .toHaveAttribute('href', '/files/guest-films/1/copy?key=k');
});
