import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkSpans,
  checkTimeIndex,
  formatTimeIndex,
  moveSpanEnd,
  moveSpanStart,
  parseTimeIndex,
  type TimeSpan,
} from '.';

/** Spans in order, with gaps between them. */
const ordered = fc
  .array(fc.record({ pause: fc.nat(30), length: fc.nat(120) }), { minLength: 1, maxLength: 20 })
  .map((parts) => {
    let at = 0;
    return parts.map(({ pause, length }): { start: number; end: number } => {
      const start = at + pause;
      at = start + length;
      return { start, end: at };
    });
  });
const time = fc.option(fc.nat(5999));
/** Anything that can be typed: overlaps, ends before starts, missing times. */
const any = fc.array(fc.record({ start: time, end: time }), { minLength: 1, maxLength: 12 });
const at = (spans: readonly unknown[], seed: number) => seed % spans.length;

describe('time index', () => {
  test('R-scr-13 every second survives formatting and parsing', () => {
    fc.assert(fc.property(fc.nat(5999), (seconds) => parseTimeIndex(formatTimeIndex(seconds)) === seconds));
  });

  test.each([
    ['1:05', 65],
    ['０１：０５', 65],
    [' 12:00 ', 720],
    ['1:5', 65],
    ['1:60', null],
    ['90', null],
    ['-1:00', null],
    ['1:05:00', null],
    ['', null],
  ])('R-scr-13 "%s" is read as %s', (text, seconds) => {
    expect(parseTimeIndex(text)).toBe(seconds);
  });

  test('R-scr-13 an invalid time is refused at its field, an empty one is not', () => {
    expect(checkTimeIndex('一分半')).toBe('請填寫分:秒，例如01:30');
    expect(checkTimeIndex('')).toBeNull();
  });
});

describe('sync-modify', () => {
  test('R-scr-13 without sync only the edited segment changes', () => {
    fc.assert(
      fc.property(any, fc.nat(), fc.nat(5999), (spans, seed, start) => {
        const index = at(spans, seed);
        const end = spans[index]?.end ?? null;
        expect(moveSpanStart(spans, index, start, false)).toEqual(spans.with(index, { start, end }));
      }),
    );
  });

  test('R-scr-13 with sync every later segment moves by the same time and keeps its length', () => {
    fc.assert(
      fc.property(ordered, fc.nat(), fc.nat(5999), (spans, seed, start) => {
        const index = at(spans, seed);
        const moved = moveSpanStart(spans, index, start, true);
        const floor = index === 0 ? 0 : spans[index - 1]!.end;
        const delta = Math.max(start, floor) - spans[index]!.start;
        expect(moved.slice(0, index)).toEqual(spans.slice(0, index));
        expect(moved.slice(index)).toEqual(
          spans.slice(index).map((span) => ({ start: span.start + delta, end: span.end + delta })),
        );
      }),
    );
  });

  test('R-scr-13 whatever the times were, no moved segment starts before the previous one ends', () => {
    fc.assert(
      fc.property(any, fc.nat(), fc.nat(5999), (spans, seed, start) => {
        const index = at(spans, seed);
        const known = spans.map((span) => ({ start: span.start ?? 0, end: Math.max(span.start ?? 0, span.end ?? 0) }));
        const moved = moveSpanStart(known, index, start, true);
        for (let later = Math.max(1, index); later < moved.length; later++) {
          expect(moved[later]!.start).toBeGreaterThanOrEqual(moved[later - 1]!.end);
        }
      }),
    );
  });

  test('R-scr-13 moving there and back restores the times', () => {
    fc.assert(
      fc.property(ordered, fc.nat(), fc.nat(600), (spans, seed, delta) => {
        const index = at(spans, seed);
        const { start } = spans[index]!;
        const there = moveSpanStart(spans, index, start + delta, true);
        expect(moveSpanStart(there, index, start, true)).toEqual(spans);
      }),
    );
  });

  test('R-scr-13 a longer segment pushes the later ones back, a shorter one pulls them forward', () => {
    fc.assert(
      fc.property(ordered, fc.nat(), fc.nat(300), (spans, seed, length) => {
        const index = at(spans, seed);
        const { start, end: old } = spans[index]!;
        const end = start + length;
        const delta = end - old;
        expect(moveSpanEnd(spans, index, end, true)).toEqual([
          ...spans.slice(0, index),
          { start, end },
          ...spans.slice(index + 1).map((span) => ({ start: span.start + delta, end: span.end + delta })),
        ]);
      }),
    );
  });

  test('R-scr-13 unknown times stay unknown, and nothing else of a segment changes', () => {
    const spans: (TimeSpan & { title: string })[] = [
      { title: '開場', start: 0, end: 10 },
      { title: '待定', start: null, end: null },
      { title: '收尾', start: 12, end: null },
    ];
    expect(moveSpanStart(spans, 0, 5, true)).toEqual([
      { title: '開場', start: 5, end: 15 },
      { title: '待定', start: null, end: null },
      { title: '收尾', start: 17, end: null },
    ]);
  });
});

test('R-scr-13 contradictory times are reported at their field', () => {
  expect(
    checkSpans([
      { start: 0, end: 30 },
      { start: 20, end: 10 },
      { start: 30, end: 6000 },
    ]),
  ).toEqual([
    { start: null, end: null },
    { start: '不能早於前面段落的結束00:30', end: '結束不能早於開始' },
    { start: null, end: '最晚到99:59' },
  ]);
});
