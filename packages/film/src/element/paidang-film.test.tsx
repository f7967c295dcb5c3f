import { frameAt } from '@paidang/contract/rules';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';
import type { FilmPort } from '../core';
import { buildFilm, testFilmFacts } from '../testing';
import type { FilmRemark } from './film-review';

const remark: FilmRemark = {
  id: 'a',
  at: 0.5,
  tone: 'vendor',
  number: 1,
  label: '00:00 許雅筑：轉正',
  shapes: [{ tool: 'box', colour: 'vendor', width: 6, from: { x: 0.1, y: 0.1 }, to: { x: 0.4, y: 0.4 } }],
};

async function mount(attributes: Record<string, string> = {}, port: FilmPort = {}) {
  const element = document.createElement('paidang-film');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.film = buildFilm();
  element.remarks = [remark];
  element.port = port;
  document.body.append(element);
  onTestFinished(() => element.remove());
  await page.viewport(1280, 900);
  const video = () => element.shadowRoot?.querySelector('video');
  await expect.poll(() => video()?.readyState ?? 0).toBeGreaterThan(1);
  return element;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a page without React plays a film frame by frame, and is notified of the chosen remark', async () => {
  const element = await mount();
  const chosen = vi.fn();
  element.addEventListener('film-remark', ({ detail }) => chosen(detail.id));
  await button('下一格').click();
  expect(frameAt(element.clock.now(), testFilmFacts.fps)).toBe(1);
  await page.getByRole('button', { name: `1 ${remark.label}` }).click();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('a');
  expect(element.clock.now()).toBeCloseTo(0.5, 1);
  await expect.element(page.getByRole('img', { name: /許雅筑.*畫記：.*方框/ })).toBeInTheDocument();
});

test('a range is marked by keys, reported, and cleared by the page', async () => {
  const element = await mount();
  const marked = vi.fn();
  element.addEventListener('film-stretch', ({ detail }) => marked(detail));
  button('下一格').element().focus();
  await userEvent.keyboard('i{Shift>}{ArrowRight}{/Shift}o');
  await expect.poll(() => marked.mock.lastCall?.[0].until).toBeCloseTo(10.5 / testFilmFacts.fps, 5);
  await expect.element(button('重複播放標記的這一段')).toBeVisible();
  element.stretch = null;
  await expect.element(button('重複播放標記的這一段')).not.toBeInTheDocument();
});

test('a drawing stays open until the page has stored it', async () => {
  const keepDrawing = vi.fn<NonNullable<FilmPort['keepDrawing']>>().mockRejectedValueOnce(new Error('offline'));
  const element = await mount({}, { keepDrawing });
  const failed = vi.fn();
  element.addEventListener('film-error', ({ detail }) => failed(detail.error));
  await button('在畫面上畫記').click();
  await button('方框').click();
  element.shadowRoot?.querySelector<HTMLElement>('[data-slot="film-drawing-surface"]')?.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await button('收起畫筆').click();
  await expect.element(page.getByText(/畫記還沒有存起來/)).toBeVisible();
  expect(failed).toHaveBeenCalledOnce();
  keepDrawing.mockResolvedValueOnce(undefined);
  await button('收起畫筆').click();
  await expect.element(button('收起畫筆')).not.toBeInTheDocument();
  expect(keepDrawing.mock.lastCall?.[0]).toMatchObject({ at: element.clock.now(), shapes: [{ tool: 'box' }] });
});

test('without a port that stores drawings there is no pen; dialogs open inside the shadow root', async () => {
  const element = await mount({ theme: 'dark' });
  await expect.element(button('在畫面上畫記')).not.toBeInTheDocument();
  await button('快速鍵').click();
  const dialog = page.getByRole('dialog', { name: '播放器快速鍵' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().getRootNode()).toBe(element.shadowRoot);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a new address is requested when one is refused', async () => {
  const refresh = vi.fn(async () => buildFilm());
  const element = await mount({}, { refresh });
  element.film = buildFilm({
    video_uuid: '00000000-0000-4000-8000-000000000002',
    path: 'data:video/mp4;base64,',
  });
  await button('重新載入').click();
  expect(refresh).toHaveBeenCalledOnce();
  await expect.element(button('重新載入')).not.toBeInTheDocument();
});

test('attribute: lang; is empty without a film', async () => {
  const element = await mount({ lang: 'en' });
  await expect.element(button('Next frame')).toBeVisible();
  await expect
    .element(page.getByRole('slider', { name: 'Position' }))
    .toHaveAttribute('aria-valuetext', '00:00 of 00:02');
  element.setAttribute('lang', 'zh-TW');
  await expect.element(button('下一格')).toBeVisible();
  element.film = undefined;
  await expect.element(button('下一格')).not.toBeInTheDocument();
});

test('the picture has its height in windows of every width', async () => {
  const element = await mount();
  const picture = () => element.shadowRoot?.querySelector('video')?.getBoundingClientRect();
  for (const width of [390, 991, 992, 1023, 1280]) {
    await page.viewport(width, 900);
    await expect.poll(() => picture()?.height ?? 0, { message: `at ${width} px` }).toBeGreaterThan(160);
  }
});

test('keeps its position and its clock when it is moved in the page', async () => {
  const element = await mount();
  await button('下一格').click();
  const before = element.clock.now();
  const main = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  main.append(element);
  expect(element.clock.now()).toBe(before);
  await button('下一格').click();
  await expect.poll(() => frameAt(element.clock.now(), testFilmFacts.fps)).toBe(2);
});
