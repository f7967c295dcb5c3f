import { expect, test } from 'vitest';
import { stepBy } from './step-by';

test.each([
  [5, 10, undefined, undefined, 15],
  [95, 10, 0, 100, 100],
  [3, -10, 0, 100, 0],
  [null, 10, undefined, undefined, 0],
  [null, 10, 5, undefined, 5],
  [null, -10, undefined, -5, -5],
  [0.1, 0.2, undefined, undefined, 0.3],
  [-1_000_000.5, 0.25, undefined, undefined, -1_000_000.25],
])('%s by %s within %s and %s is %s', (value, amount, min, max, expected) => {
  expect(stepBy(value, amount, min, max)).toBe(expected);
});
