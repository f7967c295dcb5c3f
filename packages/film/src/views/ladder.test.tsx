import '../styles/styles.css';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFilmClock } from '../core';
import { buildFilm, testFilmFacts, testFilmLight, testLadderUrl } from '../testing';
import { FilmPlayer } from './film-player';

const { fps, duration } = testFilmFacts;

async function show(ladder: string | null, width = 900) {
  const clock = createFilmClock();
  clock.setFilm({ length: duration, fps });
  await render(
    <TooltipProvider>
      <div style={{ display: 'flex', width, height: 560 }}>
        <FilmPlayer film={buildFilm({ ladder })} clock={clock} />
      </div>
    </TooltipProvider>,
  );
  const video = document.querySelector('video');
  if (!video) throw new Error('No film is shown.');
  return { clock, video };
}

/** Which frame is painted, told by its brightness. */
function paintedFrame(video: HTMLVideoElement): number {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0, 1, 1);
  const [light = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return light;
}

test('plays a film in several sizes from its playlist, exact to the frame', async () => {
  const { clock, video } = await show(testLadderUrl());
  await expect.poll(() => video.videoHeight, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(video.currentSrc).toMatch(/^blob:/);
  clock.goTo(24 / fps + 0.5 / fps);
  const lightOf = (frame: number) => paintedFrame(video) - (testFilmLight.first + frame * testFilmLight.step);
  await expect.poll(() => Math.abs(lightOf(24)), { timeout: 10_000 }).toBeLessThan(24);
  const before = paintedFrame(video);
  clock.step(1);
  await expect.poll(() => paintedFrame(video)).toBeGreaterThan(before);
});

test('bandwidth chooses a size until the user does', async () => {
  const { video } = await show(testLadderUrl());
  const choice = page.getByRole('combobox', { name: '畫質' });
  await expect.element(choice).toBeVisible();
  await expect.poll(() => choice.element().textContent).toContain('自動 36p');
  await expect.element(choice).toHaveValue('');
  await userEvent.selectOptions(choice, '18');
  await expect.poll(() => video.videoHeight, { timeout: 10_000 }).toBe(18);
  await userEvent.selectOptions(choice, '');
  await expect.element(choice).toHaveValue('');
});

test('shows a size chosen while a segment of another was being buffered', async () => {
  const choice = page.getByRole('combobox', { name: '畫質' });
  const append = SourceBuffer.prototype.appendBuffer;
  let appended = 0;
  vi.spyOn(SourceBuffer.prototype, 'appendBuffer').mockImplementation(function (this: SourceBuffer, data) {
    append.call(this, data);
    appended += 1;
    // The head came first, this is the picture.
    if (appended !== 2) return;
    const select = choice.element() as HTMLSelectElement;
    select.value = '18';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const { video } = await show(testLadderUrl());
  await expect.element(choice).toHaveValue('18');
  await expect.poll(() => video.videoHeight, { timeout: 10_000 }).toBe(18);
});

test('falls back to the film itself at the same position if the sizes cannot be played', async () => {
  const { clock, video } = await show('data:application/vnd.apple.mpegurl;base64,AAAA');
  clock.goTo(1);
  await expect.poll(() => video.currentSrc, { timeout: 10_000 }).toMatch(/^data:video\/webm/);
  await expect.poll(() => Math.abs(video.currentTime - 1)).toBeLessThan(0.05);
  await expect.element(page.getByRole('combobox', { name: '畫質' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('offers no choice for a film of one size', async () => {
  const { video } = await show(null);
  expect(video.currentSrc).toMatch(/^data:video\/webm/);
  await expect.element(page.getByRole('combobox', { name: '畫質' })).not.toBeInTheDocument();
});

test('a narrow player shows tools it has no room for on request: sizes, speed, sound, safe zones and zoom', async () => {
  const { video } = await show(testLadderUrl(), 374);
  const choice = page.getByRole('combobox', { name: '畫質' });
  await expect.element(page.getByRole('button', { name: '更多工具' })).toHaveAttribute('aria-expanded', 'false');
  await expect.element(choice).not.toBeInTheDocument();
  await page.getByRole('button', { name: '更多工具' }).click();
  await expect.element(choice).toBeVisible();
  const right = page.getByRole('region').element().getBoundingClientRect().right;
  for (const tool of document.querySelectorAll('[data-slot="film-more"] :is(button, select)')) {
    expect(tool.getBoundingClientRect().right, tool.outerHTML).toBeLessThanOrEqual(right);
  }
  await userEvent.selectOptions(choice, '18');
  await expect.poll(() => video.videoHeight, { timeout: 10_000 }).toBe(18);
  await expect.element(page.getByRole('button', { name: '安全框與裁切' })).toBeVisible();
});
