import { expect, test } from 'vitest';
import { filmTimeOf, frameAt, frameRateOf, frameText, secondsOf, secondsOfFrame, timecode } from '.';

const rates = [10, 23.976, 24, 25, 29.97, 30, 48, 50, 59.94, 60].map(frameRateOf);

test('the stated rate of a file is rounded to the nearest usual one', () => {
  expect(frameRateOf(29.97)).toBe(30_000 / 1001);
  expect(frameRateOf(23.98)).toBe(24_000 / 1001);
  expect(frameRateOf(24.002)).toBe(24);
  expect(frameRateOf(12.5)).toBe(12.5);
});

test.each(rates)(
  'at %d pictures a second every frame is found again from its time, its middle and its timecode',
  (rate) => {
    const codes = new Set<string>();
    for (let frame = 0; frame < rate * 130; frame += 1) {
      const middle = secondsOfFrame(frame, rate);
      expect(frameAt(middle, rate)).toBe(frame);
      expect(frameAt(secondsOf(filmTimeOf(middle, rate)), rate)).toBe(frame);
      codes.add(timecode(middle, rate));
    }
    expect(codes.size).toBe(Math.ceil(rate * 130));
  },
);

test('a timecode counts the frames of each second, from 0', () => {
  expect(timecode(0, 24)).toBe('00:00:00:00');
  expect(timecode(secondsOfFrame(23, 24), 24)).toBe('00:00:00:23');
  expect(timecode(1, 24)).toBe('00:00:01:00');
  expect(timecode(3605.5, 30)).toBe('01:00:05:15');
});

test('a moment is exact to the frame only if it was marked so and the rate is known', () => {
  const marked = filmTimeOf(134.5, 24);
  expect(frameText(marked, null, 24)).toBe('00:02:14:12');
  expect(frameText(marked, filmTimeOf(136, 24), 24)).toBe('00:02:14:12–00:02:16:00');
  expect(frameText(marked, null, null)).toBe('02:14');
  expect(frameText({ hour: 0, minute: 2, second: 14 }, null, 24)).toBe('02:14');
});
