import { secondsOfFrame, timecode } from '@paidang/contract/rules';
import { expect, test, vi } from 'vitest';
import { createFilmClock } from './clock';

function clockOf(length: number, fps: number | null) {
  const clock = createFilmClock();
  clock.setFilm({ length, fps });
  return clock;
}

test('a step is one frame, from any position', () => {
  const clock = clockOf(10, 29.97);
  clock.goTo(4.004);
  const rate = clock.rate() ?? 0;
  expect(rate).toBe(30_000 / 1001);
  clock.step(1);
  expect(clock.now()).toBe(secondsOfFrame(121, rate));
  clock.step(-10);
  expect(clock.now()).toBe(secondsOfFrame(111, rate));
  expect(timecode(clock.now(), rate)).toBe('00:00:03:21');
});

test('a film ends in the middle of its last frame, and begins at 0', () => {
  const clock = clockOf(2, 24);
  clock.goTo(9);
  expect(clock.now()).toBe(secondsOfFrame(47, 24));
  clock.step(5);
  expect(clock.now()).toBe(secondsOfFrame(47, 24));
  clock.goTo(-3);
  expect(clock.now()).toBe(0);
  clock.step(-1);
  expect(clock.now()).toBe(secondsOfFrame(0, 24));
});

test('a clock without a rate steps a little, and notifies of every change', () => {
  const clock = clockOf(10, null);
  const heard = vi.fn();
  const end = clock.subscribe(heard);
  clock.step(1);
  expect(clock.now()).toBeCloseTo(0.06);
  expect(heard).toHaveBeenCalledOnce();
  end();
  clock.goTo(3);
  expect(heard).toHaveBeenCalledOnce();
});

test('plays backwards until a seek, and stops at the beginning', () => {
  vi.useFakeTimers();
  const clock = clockOf(10, 25);
  clock.goTo(2);
  clock.rewind(1);
  vi.advanceTimersByTime(800);
  expect(clock.now()).toBeCloseTo(1.2);
  expect(clock.rewinding()).toBe(1);
  clock.goTo(1);
  vi.advanceTimersByTime(800);
  expect(clock.now()).toBe(1);
  clock.rewind(2);
  vi.advanceTimersByTime(2000);
  expect([clock.now(), clock.rewinding()]).toEqual([0, 0]);
  vi.useRealTimers();
});
