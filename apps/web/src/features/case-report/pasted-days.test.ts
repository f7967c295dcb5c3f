import { describe, expect, test } from 'vitest';
import { pastedDays, withDays } from './pasted-days';

describe('R-rep-05 days pasted from a spreadsheet', () => {
  test.each([
    ['2026-12-16\t38412', [{ date: '2026-12-16', value: 38412 }]],
    [
      '日期\t觀看次數\n2026/12/16\t38,412\n2026/1/2\t7\n\n',
      [
        { date: '2026-12-16', value: 38412 },
        { date: '2026-01-02', value: 7 },
      ],
    ],
    ['2026年12月16日\t１２３', [{ date: '2026-12-16', value: 123 }]],
    ['2026.12.16\t"1,024"\t其他欄', [{ date: '2026-12-16', value: 1024 }]],
    ['2026/12/16\t1\r\n2026/12/16\t2', [{ date: '2026-12-16', value: 2 }]],
  ])('%j are understood', (text, days) => expect(pastedDays(text)).toEqual({ days }));

  test.each([
    ['早安', 1],
    ['2026/02/30\t5', 1],
    ['日期\t觀看\n2026/12/16\t-5', 2],
    ['2026/12/16\t5\n2026/12/17\t=1+1', 2],
    ['2026/12/16\t5\n12/17\t6', 2],
    ['2026/12/16\t1000000000000000', 1],
    ['', 1],
  ])('%j is not, and the line is named', (text, line) => expect(pastedDays(text)).toEqual({ line }));

  test('an existing date takes the new number, others stay', () => {
    const days = [
      { date: '2026-12-17', value: 1 },
      { date: '2026-12-16', value: 2 },
    ];
    expect(withDays(days, [{ date: '2026-12-17', value: 9 }])).toEqual([
      { date: '2026-12-16', value: 2 },
      { date: '2026-12-17', value: 9 },
    ]);
  });
});
