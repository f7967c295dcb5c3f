import '../styles/styles.css';
import type { DrawnShape } from '@paidang/contract/entities';
import { frameAt } from '@paidang/contract/rules';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStillClock } from '../../../../tooling/still-clock';
import { createFilmClock, type FilmDrawing } from '../core';
import { buildFilm, testFilmFacts, testFilmLight } from '../testing';
import { FilmPlayer } from './film-player';
import { PlayerRuler } from './player-ruler';

const { fps, duration } = testFilmFacts;

interface ScreenProps {
  clock: ReturnType<typeof createFilmClock>;
  drawings?: readonly FilmDrawing[];
  onChange?: (shapes: readonly DrawnShape[]) => void;
  onStill?: (picture: Blob) => void;
  onMark?: (end: string) => void;
}

function Screen({ clock, drawings = [], onChange, onStill, onMark }: ScreenProps) {
  const [drawing, setDrawing] = useState(false);
  const [shapes, setShapes] = useState<readonly DrawnShape[]>([]);
  return (
    <TooltipProvider>
      <div style={{ display: 'flex', width: 800, height: 560 }}>
        <FilmPlayer
          film={buildFilm()}
          clock={clock}
          drawings={drawings}
          stretch={{ from: 0.5, until: 1 }}
          onMark={onMark}
          onDraw={() => setDrawing(!drawing)}
          drawing={
            drawing
              ? {
                  shapes,
                  onChange: (next) => {
                    setShapes(next);
                    onChange?.(next);
                  },
                  ...(onStill ? { onStill } : {}),
                  onDone: () => setDrawing(false),
                }
              : null
          }
        />
      </div>
      <textarea aria-label="留言" />
    </TooltipProvider>
  );
}

async function show(props: Omit<ScreenProps, 'clock'> = {}) {
  const clock = createFilmClock();
  clock.setFilm({ length: duration, fps });
  await render(<Screen clock={clock} {...props} />);
  const video = document.querySelector('video');
  if (!video) throw new Error('there is no video');
  // The first painted picture tells of itself, even if the film has been sought by then.
  await expect.poll(() => clock.isOpening()).toBe(false);
  return { clock, video };
}

/** The frame that is painted, by how bright it is. */
function paintedFrame(video: HTMLVideoElement): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  canvas?.drawImage(video, 0, 0, 1, 1);
  const [light = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
  // From the range of video to that of a screen.
  const luma = (light * 219) / 255 + 16;
  return Math.round((luma - testFilmLight.first) / testFilmLight.step);
}

const playerOf = () => page.getByRole('region', { name: '影片播放器：夜間精華.mp4' });
const focusPlayer = () => page.getByRole('button', { name: '下一格' }).element().focus();

beforeEach(() => page.viewport(1280, 900));

test('every step shows exactly the frame of its timecode', async () => {
  const { clock, video } = await show();
  focusPlayer();
  for (const [keys, frame] of [
    ['{ArrowRight}', 1],
    ['{ArrowRight}{ArrowRight}', 3],
    ['{Shift>}{ArrowRight}{ArrowRight}{/Shift}', 23],
    ['{ArrowRight}', 24],
    ['{ArrowLeft}{ArrowLeft}', 22],
    ['{End}', 47],
    ['{Shift>}{ArrowLeft}{/Shift}', 37],
    ['{Home}', 0],
  ] as [string, number][]) {
    await userEvent.keyboard(keys);
    expect(frameAt(clock.now(), fps), keys).toBe(frame);
    await expect.poll(() => paintedFrame(video)).toBe(frame);
  }
  await userEvent.keyboard('{End}');
  await expect.element(playerOf().getByText('00:00:01:23', { exact: true })).toBeInTheDocument();
});

test('a step is one frame in Firefox, where the picture of a seek has the time that was sought', async () => {
  const request = HTMLVideoElement.prototype.requestVideoFrameCallback;
  const reported: number[] = [];
  vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback').mockImplementation(function (
    this: HTMLVideoElement,
    callback,
  ) {
    return request.call(this, (now, frame) => {
      const report = () => {
        const mediaTime = this.paused ? this.currentTime : frame.mediaTime;
        callback(now, { ...frame, mediaTime });
        reported.push(mediaTime);
      };
      if (this.seeking) this.addEventListener('seeked', report, { once: true });
      else report();
    });
  });
  const { clock, video } = await show();
  focusPlayer();
  for (const [keys, frame] of [
    ['{ArrowRight}', 1],
    ['{ArrowRight}', 2],
    ['{ArrowLeft}', 1],
    ['{End}', 47],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.poll(() => reported).toContain(video.currentTime);
    expect(frameAt(clock.now(), fps)).toBe(frame);
  }
});

test('a seek is told of with its picture, and while scrubbing at once', async () => {
  const { clock, video } = await show();
  // On a slow machine the clock would stop waiting for the picture, and tell of the seek without it.
  useStillClock();
  const told: (number | boolean)[][] = [];
  clock.subscribe(() => told.push([frameAt(clock.now(), fps), video.seeking]));
  clock.goTo(1);
  expect([frameAt(clock.now(), fps), told]).toEqual([24, []]);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(told[0]).toEqual([24, false]);
  told.length = 0;
  clock.goTo(0.5);
  clock.goTo(1.5);
  expect(told).toEqual([[36, true]]);
});

test('a film that does not answer a seek holds up nothing else', async () => {
  const { clock, video } = await show();
  Object.defineProperty(video, 'currentTime', { set: () => {}, get: () => 0 });
  clock.goTo(1);
  await expect.element(playerOf().getByText('00:00:01:00', { exact: true })).toBeInTheDocument();
});

test('keys pressed on the playhead before its picture is painted add up', async () => {
  const clock = createFilmClock();
  await render(
    <FilmPlayer film={buildFilm({ duration: 10 })} clock={clock}>
      <PlayerRuler film={buildFilm({ duration: 10 })} clock={clock} />
    </FilmPlayer>,
  );
  const video = document.querySelector('video');
  await expect.poll(() => video?.readyState).toBeGreaterThan(1);
  const seeks: number[] = [];
  // Keeps the film from answering.
  Object.defineProperty(video, 'currentTime', { set: (at: number) => seeks.push(at), get: () => 0 });
  const playhead = page.getByRole('slider', { name: '播放位置' });
  playhead.element().focus();
  for (const key of ['ArrowRight', 'ArrowRight']) {
    playhead.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // React renders after the event, in a microtask of its own.
    await Promise.resolve();
  }
  expect(seeks).toEqual([1, expect.closeTo(2, 1)]);
});

test('keys play, speed up and mark, but type in text fields', async () => {
  const onMark = vi.fn();
  const { clock, video } = await show({ onMark });
  await userEvent.click(page.getByRole('textbox', { name: '留言' }));
  await userEvent.keyboard('jkl io?d');
  expect([frameAt(clock.now(), fps), video.paused, onMark.mock.calls.length]).toEqual([0, true, 0]);
  focusPlayer();
  await userEvent.keyboard('io');
  expect(onMark.mock.calls).toEqual([['from'], ['until']]);
  await userEvent.keyboard('l');
  await expect.poll(() => video.paused).toBe(false);
  await userEvent.keyboard('l');
  await expect.poll(() => video.playbackRate).toBe(1.5);
  await userEvent.keyboard('k');
  await expect.poll(() => video.paused).toBe(true);
  await userEvent.selectOptions(page.getByRole('combobox', { name: '播放速度' }), '0.25');
  await expect.poll(() => video.playbackRate).toBe(0.25);
});

test('R loops the marked range until it is pressed again', async () => {
  const { clock } = await show();
  focusPlayer();
  clock.goTo(0.9);
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('button', { name: '停止重複播放' })).toBeVisible();
  const seen: number[] = [];
  clock.onFrame(() => seen.push(clock.now()));
  await userEvent.keyboard(' ');
  await userEvent.keyboard('l');
  await expect.poll(() => seen.some((at, index) => index > 0 && at < (seen[index - 1] ?? 0))).toBe(true);
  expect(Math.max(...seen)).toBeLessThan(1.2);
  await userEvent.keyboard('kr');
  expect(clock.repeated()).toBeNull();
});

test('? lists the keys', async () => {
  await show();
  focusPlayer();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: '播放器快速鍵' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('safe zones and crops are shown over the picture and described in words', async () => {
  await show();
  focusPlayer();
  await userEvent.keyboard('s');
  const zone = page.getByRole('combobox', { name: '會被平台介面蓋住的範圍' });
  await zone.selectOptions('reels');
  await page.getByRole('combobox', { name: '用途' }).selectOptions('ad');
  await expect.element(page.getByText('上14%、下35%、左6%、右6%會被蓋住。')).toBeVisible();
  await expect.element(page.getByText('平台公布的數字。')).toBeVisible();
  await expect.element(page.getByText('2026-11-22查核。')).toBeVisible();
  const crop = document.querySelector<HTMLElement>('[data-crop]');
  const box = crop?.getBoundingClientRect();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 2);
  await page.getByRole('combobox', { name: '裁切預覽' }).selectOptions('1:1');
  await expect.element(zone).toHaveValue('');
  expect(document.querySelector('.pd-film-zone')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '安全框與裁切' }));
  await expect.element(zone).not.toBeInTheDocument();
});

test('keys zoom up to actual pixels and pan, and a drag neither starts nor stops the film', async () => {
  const { video } = await show();
  const widthOf = () => video.getBoundingClientRect().width;
  const whole = widthOf();
  focusPlayer();
  await userEvent.keyboard('++');
  await expect.poll(() => widthOf() / whole).toBeCloseTo(2.25);
  const map = page.getByRole('application', { name: '目前看的範圍' });
  await expect.element(map).toBeVisible();
  const left = video.getBoundingClientRect().left;
  map.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => video.getBoundingClientRect().left).toBeLessThan(left);
  const firePointer = (type: string, x: number) =>
    video.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: 400 + x, clientY: 200 }),
    );
  const before = video.getBoundingClientRect().left;
  firePointer('pointerdown', 0);
  firePointer('pointermove', 20);
  firePointer('pointermove', 40);
  firePointer('pointerup', 40);
  video.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => video.getBoundingClientRect().left).toBeCloseTo(before + 40, 0);
  expect(video.paused).toBe(true);
  focusPlayer();
  await userEvent.keyboard('0');
  await expect.element(map).not.toBeInTheDocument();
  expect(widthOf()).toBeCloseTo(whole);
  video.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      ctrlKey: true,
      deltaY: -300,
      clientX: 400,
      clientY: 200,
    }),
  );
  await expect.poll(() => widthOf() / whole).toBeGreaterThan(2);
});

test('the film stays attached to its clock when the player renders again', async () => {
  const clock = createFilmClock();
  const attach = vi.spyOn(clock, 'attach');
  clock.setFilm({ length: duration, fps });
  const screen = await render(<Screen clock={clock} />);
  await expect.poll(() => document.querySelector('video')?.readyState ?? 0).toBeGreaterThan(1);
  const times = attach.mock.calls.length;
  await screen.rerender(<Screen clock={clock} drawings={[]} />);
  await screen.rerender(<Screen clock={clock} onMark={() => {}} />);
  expect(attach).toHaveBeenCalledTimes(times);
});

test('in full screen, comments are shown next to the film, and the list of keys is visible', async () => {
  const clock = createFilmClock();
  clock.setFilm({ length: duration, fps });
  const onFullscreen = vi.fn();
  await render(
    <TooltipProvider>
      <FilmPlayer film={buildFilm()} clock={clock} aside={<p>字卡請改</p>} onFullscreen={onFullscreen} />
    </TooltipProvider>,
  );
  const comments = page.getByText('字卡請改');
  await expect.element(comments).not.toBeInTheDocument();
  await page.getByRole('button', { name: '全螢幕' }).click();
  await expect.element(comments).toBeVisible();
  expect(onFullscreen).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('c');
  await expect.element(comments).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: '播放器快速鍵' });
  await expect.element(list).toBeVisible();
  expect(document.fullscreenElement?.contains(list.element())).toBe(true);
  await document.exitFullscreen();
  await expect.poll(() => onFullscreen.mock.lastCall).toEqual([false]);
});

test('a film is opening until its first picture is painted', async () => {
  const clock = createFilmClock();
  expect(clock.isOpening()).toBe(false);
  const heard = vi.fn();
  clock.subscribe(() => heard(clock.isOpening()));
  const screen = await render(<Screen clock={clock} />);
  expect(heard).toHaveBeenNthCalledWith(1, true);
  await expect.poll(clock.isOpening).toBe(false);
  expect(document.querySelector('video')?.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA);
  await screen.unmount();
  expect(clock.isOpening()).toBe(false);
});

test('a drawing is shown at its frame only', async () => {
  const box: DrawnShape = { tool: 'box', colour: 'vendor', width: 4, from: { x: 0, y: 0 }, to: { x: 0.5, y: 0.5 } };
  const { clock } = await show({ drawings: [{ id: 'a', at: 10.5 / fps, shapes: [box], label: '許雅筑的畫記' }] });
  const drawn = page.getByRole('img', { name: '許雅筑的畫記' });
  await expect.element(drawn).not.toBeInTheDocument();
  clock.goTo(10.2 / fps);
  await expect.element(drawn).toBeVisible();
  clock.step(1);
  await expect.element(drawn).not.toBeInTheDocument();
});

test('by mouse: pen, box, text and colours, with undo and redo', async () => {
  const onChange = vi.fn();
  const onStill = vi.fn();
  await show({ onChange, onStill });
  focusPlayer();
  await userEvent.keyboard('d');
  const surface = page.getByRole('application', { name: '畫面' });
  await expect.element(surface).toBeVisible();
  const area = surface.element().getBoundingClientRect();
  const firePointer = (type: string, x: number, y: number) =>
    surface.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: area.left + x * area.width,
        clientY: area.top + y * area.height,
      }),
    );
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
  const drag = async (...way: [number, number][]) => {
    const [first, ...rest] = way;
    const last = way.at(-1);
    if (!first || !last) return;
    firePointer('pointerdown', ...first);
    for (const point of rest) firePointer('pointermove', ...point);
    await new Promise(requestAnimationFrame);
    firePointer('pointerup', ...last);
  };
  const shapes = () => onChange.mock.lastCall?.[0] as DrawnShape[];
  await drag([0.1, 0.1], [0.2, 0.3], [0.4, 0.2]);
  await expect.poll(() => shapes()?.[0]).toMatchObject({ tool: 'pen', colour: 'warning' });
  // Browsers encode pictures when they are idle, and start after a second at the latest.
  await expect.poll(() => onStill.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await page.getByRole('button', { name: '方框' }).click();
  await page.getByRole('button', { name: '橘' }).click();
  await drag([0.5, 0.5], [0.8, 0.75]);
  await expect
    .poll(() => shapes()[1])
    .toMatchObject({
      tool: 'box',
      colour: 'creator',
      from: { x: 0.5, y: 0.5 },
      to: { x: 0.8, y: 0.75 },
    });
  await page.getByRole('button', { name: '文字' }).click();
  firePointer('pointerdown', 0.2, 0.8);
  await userEvent.keyboard('轉正{Enter}');
  await expect.poll(() => shapes()[2]).toMatchObject({ tool: 'text', text: '轉正', at: { x: 0.2, y: 0.8 } });
  await page.getByRole('button', { name: '復原' }).click();
  expect(shapes()).toHaveLength(2);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(shapes()).toHaveLength(1);
  await page.getByRole('button', { name: '重做' }).click();
  expect(shapes()).toHaveLength(2);
  await page.getByRole('button', { name: '全部清除' }).click();
  expect(shapes()).toEqual([]);
  expect(onStill).toHaveBeenCalledOnce();
});

test('by keyboard: the tool draws into a box that arrow keys move, and the film does not move', async () => {
  const onChange = vi.fn();
  const { clock } = await show({ onChange });
  focusPlayer();
  await userEvent.keyboard('d');
  const surface = page.getByRole('application', { name: '畫面' });
  await expect.element(surface).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toHaveLength(1);
  await page.getByRole('button', { name: '文字' }).click();
  surface.element().focus();
  await userEvent.keyboard('{Enter}字卡{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0][1]).toMatchObject({ tool: 'text', text: '字卡' });
  await expect.element(surface).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(surface).not.toBeInTheDocument();
  expect(frameAt(clock.now(), fps)).toBe(0);
});

test('captions are fetched when first shown, by button or key, and removed with the film', async () => {
  const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n睡前兩滴\n';
  const captions = `data:text/vtt;charset=utf-8,${encodeURIComponent(vtt)}`;
  const clock = createFilmClock();
  clock.setFilm({ length: duration, fps });
  const screen = (film = buildFilm({ captions })) => (
    <TooltipProvider>
      <FilmPlayer film={film} clock={clock} />
    </TooltipProvider>
  );
  const { rerender } = await render(screen());
  const button = page.getByRole('button', { name: '字幕' });
  const track = document.querySelector('track');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  expect(track?.readyState).toBe(HTMLTrackElement.prototype.NONE);

  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => track?.track.cues?.length).toBe(1);
  await userEvent.keyboard('v');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');

  await rerender(screen(buildFilm({ video_uuid: '00000000-0000-4000-8000-000000000002' })));
  await expect.element(button).not.toBeInTheDocument();
});
