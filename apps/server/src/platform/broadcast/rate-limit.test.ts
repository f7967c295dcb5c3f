import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SlidingWindow, TokenBucket } from './rate-limit';

test('no window of one second ever holds more than the count', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 300 }), { maxLength: 100 }), (gaps) => {
      const limit = new SlidingWindow(10, 1000);
      let now = 0;
      const allowed: number[] = [];
      for (const gap of gaps) {
        now += gap;
        if (limit.allow(now)) allowed.push(now);
      }
      for (const start of allowed)
        expect(allowed.filter((time) => time >= start && time < start + 1000).length).toBeLessThanOrEqual(10);
    }),
  );
});

test('a burst passes, then each token costs its time', () => {
  const bucket = new TokenBucket(2, 10, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([0, 0, 100, 200]);
  expect(bucket.take(300)).toBe(0);
});

test('waiting long saves no more than one burst', () => {
  const bucket = new TokenBucket(1, 10, 0);
  expect([bucket.take(60_000), bucket.take(60_000)]).toEqual([0, 100]);
});
