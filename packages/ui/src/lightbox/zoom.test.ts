import { expect, test } from 'vitest';
import { fitting, largest, movedBy, zoomedAt } from './zoom';

const frame = { width: 400, height: 300 };
const picture = { width: 400, height: 200 };

test('the point under the pointer stays in place', () => {
  const point = { x: 100, y: 20 };
  const { scale, x, y } = zoomedAt(fitting, 4, point, picture, frame);
  // Where the picture's point (100, 20) is afterwards.
  expect([100 * scale + x, 20 * scale + y]).toEqual([point.x, point.y]);
});

test('never gets smaller than its frame, nor larger than the maximum', () => {
  expect(zoomedAt({ scale: 2, x: 30, y: 10 }, 0.5, { x: 0, y: 0 }, picture, frame)).toEqual(fitting);
  expect(zoomedAt(fitting, 100, { x: 0, y: 0 }, picture, frame).scale).toBe(largest);
});

test('no edge is inside the frame', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, 999, 999, picture, frame)).toEqual({ scale: 2, x: 200, y: 50 });
  expect(movedBy(fitting, 50, 50, picture, frame)).toEqual(fitting);
});
