import { expect, test } from 'vitest';
import { place, type Side } from './placement';

const popover = { width: 344, height: 200 };
const desktop = { width: 1440, height: 900 };
const at = (x: number, y: number, width = 200, height = 100) => ({ x, y, width, height });

test.each<[Side, Partial<ReturnType<typeof place>>]>([
  ['right', { side: 'right', x: 632, y: 392 }],
  ['left', { side: 'left', x: 24, y: 392 }],
  ['bottom', { side: 'bottom', x: 392, y: 532 }],
  ['top', { side: 'top', x: 392, y: 168 }],
])('prefers %s, at a gap and starting a little before the target', (side, expected) => {
  expect(place(at(400, 400), popover, desktop, side, 32)).toMatchObject(expected);
});

test('uses the opposite side if there is no room on the preferred one', () => {
  expect(place(at(1200, 400), popover, desktop, 'right', 32).side).toBe('left');
});

test('uses the bottom or top in a narrow window', () => {
  expect(place(at(20, 100, 300), popover, { width: 390, height: 844 }, 'right', 20)).toMatchObject({
    side: 'bottom',
    x: 16,
    y: 220,
  });
});

test('stays inside the window over a target that fills it', () => {
  const { x, y } = place(at(0, 0, 1440, 900), popover, desktop, 'right', 32);
  expect(x).toBeGreaterThanOrEqual(16);
  expect(x + popover.width).toBeLessThanOrEqual(1440 - 16);
  expect(y).toBeGreaterThanOrEqual(16);
  expect(y + popover.height).toBeLessThanOrEqual(900 - 16);
});

test('the arrow points at the middle of a small target and near the start of a large one', () => {
  expect(place(at(400, 400, 80, 40), popover, desktop, 'right', 32).arrow).toBe(28);
  expect(place(at(400, 300, 80, 400), popover, desktop, 'right', 32).arrow).toBe(54);
});

test('the arrow still points at the target when the popover had to move', () => {
  const { y, arrow } = place(at(400, 820, 80, 40), popover, desktop, 'right', 32);
  expect(y + arrow).toBe(840);
});
