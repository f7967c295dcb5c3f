import '../../styles/styles.css';
import { frameAt } from '@paidang/contract/rules';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFilmClock } from '../../core';
import { buildFilm, testFilmFacts } from '../../testing';
import { FilmPlayer } from '../film-player';

const { fps, duration } = testFilmFacts;
const earlier = buildFilm({ video_uuid: '00000000-0000-4000-8000-000000000002', name: '初剪.mp4' });

function Screen({ clock }: { clock: ReturnType<typeof createFilmClock> }) {
  const [offset, setOffset] = useState(0);
  const [isComparing, setComparing] = useState(true);
  const compared = { film: earlier, name: 'A copy', shownName: 'B copy', offset, onOffset: setOffset };
  return (
    <TooltipProvider>
      <div style={{ display: 'flex', width: 1000, height: 600 }}>
        <FilmPlayer film={buildFilm()} clock={clock} compared={isComparing ? compared : null} />
      </div>
      <button type="button" onClick={() => setComparing(false)}>
        不比了
      </button>
    </TooltipProvider>
  );
}

async function show() {
  const clock = createFilmClock();
  clock.setFilm({ length: duration, fps });
  await render(<Screen clock={clock} />);
  const find = async (name: string) => {
    const film = page.getByLabelText(`影片：${name}`, { exact: true });
    await expect.element(film).toBeInTheDocument();
    const video = film.element();
    if (!(video instanceof HTMLVideoElement)) throw new Error(`${name} is no film`);
    await expect.poll(() => video.readyState).toBeGreaterThan(1);
    return video;
  };
  return { clock, before: await find('A copy'), shown: await find('夜間精華.mp4') };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const focusPlayer = () => page.getByRole('button', { name: '下一格' }).element().focus();
const seenOf = (video: HTMLVideoElement) => getComputedStyle(video.closest('.pd-film-picture') as HTMLElement).clipPath;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
});

test('the other film is paused at the same frame, or at the chosen offset', async () => {
  const { clock, before } = await show();
  clock.goTo(10.5 / fps);
  await expect.poll(() => frameAt(before.currentTime, fps)).toBe(10);
  focusPlayer();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => frameAt(before.currentTime, fps)).toBe(12);
  await press('進1格');
  await press('進1格');
  await expect.poll(() => frameAt(before.currentTime, fps)).toBe(14);
  await press('A copy快2格');
  await expect.poll(() => frameAt(before.currentTime, fps)).toBe(12);
  await press('退1秒');
  await expect.element(page.getByRole('button', { name: 'A copy慢24格' })).toBeVisible();
  await expect.poll(() => frameAt(before.currentTime, fps)).toBe(0);
});

test('both films play and pause together, at every speed', async () => {
  const { clock, before, shown } = await show();
  // It does not come to its end, however long this takes.
  clock.repeat({ from: 0, until: 1.5 });
  focusPlayer();
  await userEvent.keyboard('l');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '播放速度' }), '0.5');
  await expect.poll(() => before.paused).toBe(false);
  await expect.poll(() => Math.abs(before.playbackRate - shown.playbackRate)).toBeLessThan(0.05);
  await press('暫停');
  await expect.poll(() => before.paused).toBe(true);
  await expect.poll(() => frameAt(before.currentTime, fps) - frameAt(clock.now(), fps)).toBe(0);
});

test('one over the other: the dividing line is moved by keys and by dragging', async () => {
  const { before } = await show();
  await press('疊合');
  const line = page.getByRole('slider', { name: '分界線' });
  await expect.element(line).toHaveAttribute('aria-valuetext', '左邊50%是A copy，其餘是B copy');
  line.element().focus();
  await userEvent.keyboard('{ArrowRight}{PageUp}');
  await expect.element(line).toHaveAttribute('aria-valuenow', '61');
  expect(seenOf(before)).toBe('inset(0px 39% 0px 0px)');
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText('A copy', { exact: true }).first()).toBeVisible();
  expect(seenOf(before)).toBe('inset(0px 100% 0px 0px)');
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
  const area = line.element().parentElement?.getBoundingClientRect();
  const firePointer = (type: string, part: number) =>
    line.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: (area?.left ?? 0) + part * (area?.width ?? 0),
        clientY: (area?.top ?? 0) + 20,
      }),
    );
  firePointer('pointerdown', 0);
  firePointer('pointermove', 0.25);
  firePointer('pointerup', 0.25);
  await expect.element(line).toHaveAttribute('aria-valuenow', '25');
});

test('alternating: B shows the other film, and nothing alternates automatically before the warning is confirmed', async () => {
  const { before } = await show();
  focusPlayer();
  await userEvent.keyboard('b');
  await expect.element(page.getByText('現在看的是A copy')).toBeInTheDocument();
  await userEvent.keyboard('b');
  await expect.element(page.getByText('現在看的是B copy')).toBeInTheDocument();
  expect(seenOf(before)).toBe('inset(0px 100% 0px 0px)');
  await press('自動輪流');
  await expect.element(page.getByText('畫面會每秒換一次', { exact: false })).toBeVisible();
  await press('開始輪流');
  await expect.poll(() => seenOf(before), { timeout: 4000 }).toBe('inset(0px 0% 0px 0px)');
  await expect.poll(() => seenOf(before), { timeout: 4000 }).toBe('inset(0px 100% 0px 0px)');
  await press('自動輪流');
  await expect.element(page.getByRole('button', { name: '自動輪流' })).toHaveAttribute('aria-pressed', 'false');
});

test('with reduced motion, films only alternate by hand', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query }) as never,
  );
  await show();
  await press('輪流');
  await expect.element(page.getByText('系統設定了減少動態效果，請按B手動換。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '自動輪流' })).not.toBeInTheDocument();
  await press('A copy，換另一版');
  await expect.element(page.getByText('現在看的是B copy')).toBeInTheDocument();
});

test('one of the films is heard, or none, and the player’s sound is restored afterwards', async () => {
  const { before, shown } = await show();
  expect([before.muted, shown.muted]).toEqual([true, false]);
  await press('聲音：A copy');
  await expect.poll(() => [before.muted, shown.muted]).toEqual([false, true]);
  await press('兩支都靜音');
  await expect.poll(() => [before.muted, shown.muted]).toEqual([true, true]);
  await press('聲音：A copy');
  await press('不比了');
  await expect.poll(() => shown.muted).toBe(false);
});

test('prop: mode sets how films are compared, and onMode is called with the chosen mode', async () => {
  const clock = createFilmClock();
  clock.setFilm({ length: duration, fps });
  const onMode = vi.fn();
  const compared = { film: earlier, name: 'A copy', shownName: 'B copy', mode: 'wipe', onMode } as const;
  await render(
    <TooltipProvider>
      <FilmPlayer film={buildFilm()} clock={clock} compared={compared} />
    </TooltipProvider>,
  );
  await expect.element(page.getByRole('slider', { name: '分界線' })).toBeVisible();
  await press('並排');
  expect(onMode).toHaveBeenLastCalledWith('side');
  await expect.element(page.getByRole('slider', { name: '分界線' })).toBeVisible();
  focusPlayer();
  await userEvent.keyboard('w');
  expect(onMode).toHaveBeenLastCalledWith('blink');
});
