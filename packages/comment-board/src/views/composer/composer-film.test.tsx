import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderBoard } from '../../../test/render-board';
import type { CommentClock } from '../../core';

/** A film that moves when it is told to. */
function playableFilm() {
  const listeners = new Set<() => void>();
  const film = { at: 5, playing: false };
  const clock: CommentClock = {
    now: () => film.at,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo: (seconds) => {
      film.at = seconds;
    },
    rate: () => 25,
    isPlaying: () => film.playing,
    play: () => {
      film.playing = true;
    },
    pause: () => {
      film.playing = false;
    },
  };
  const runTo = (seconds: number) => {
    film.at = seconds;
    for (const listener of listeners) listener();
  };
  return { film, clock, runTo };
}

const press = (element: Element, type: 'pointerdown' | 'pointerup') =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0 }));

test('holding the button marks a range while the film plays, and letting go stops it', async () => {
  const { film, clock, runTo } = playableFilm();
  const { port } = await renderBoard({ clock });
  const button = page.getByRole('button', { name: '標記一段' });
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLElement;
  element.setPointerCapture = () => {};
  press(element, 'pointerdown');
  expect(film.playing).toBe(true);
  await expect.element(page.getByRole('button', { name: '放開就停' })).toBeVisible();
  runTo(6);
  await expect.element(page.getByText('00:00:05:00–00:00:06:00')).toBeVisible();
  runTo(7.5);
  press(element, 'pointerup');
  element.click();
  expect(film.playing).toBe(false);
  await page.getByRole('textbox', { name: '寫留言' }).fill('這段再暖一點');
  await page.getByRole('button', { name: '送出留言' }).click();
  await expect.poll(() => port.submissions[0]).toMatchObject({ message: '這段再暖一點' });
  expect(port.stored[0]).toMatchObject({ time: { second: 5 }, time_end: { second: 7 } });
});

test('two presses mark a range without playing the film', async () => {
  const { film, clock, runTo } = playableFilm();
  await renderBoard({ clock });
  const button = page.getByRole('button', { name: '標記一段' });
  await button.click();
  expect(film).toEqual({ at: 5, playing: false });
  runTo(8);
  (page.getByRole('button', { name: '到目前畫面為止' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('00:00:05:00–00:00:08:00')).toBeVisible();
});
