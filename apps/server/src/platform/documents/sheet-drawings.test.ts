import { expect, test } from 'vitest';
import { drawBars, drawShares, narrowShares } from './sheet-drawings.ts';

const days = [
  { label: '12/16', value: 38_412, quiet: false, note: '上線 38,412' },
  { label: '12/17', value: 31_200, quiet: false },
  { label: '12/18', value: 0, quiet: true },
];

test('R-rep-08 a chart has a bar for each day, round steps and the remark', () => {
  const chart = drawBars(days, 475);
  expect(chart.match(/<rect /g)).toHaveLength(3);
  for (const words of ['4萬', '2萬', '12/16', '上線 38,412']) expect(chart).toContain(`>${words}</text>`);
  expect(chart).not.toContain('NaN');
});

test('a chart of nothing but zeros, of very much, and of ten thousand days', () => {
  for (const value of [0, 1, 99_999_999_999]) {
    const chart = drawBars([{ label: '12/16', value, quiet: false }], 475);
    expect(chart).not.toMatch(/NaN|Infinity/);
  }
  const many = Array.from({ length: 10_000 }, (_, index) => ({ label: String(index), value: index, quiet: false }));
  expect(drawBars(many, 475).match(/<text /g)?.length).toBeLessThan(30);
});

test('text in a drawing stays text', () => {
  expect(drawBars([{ label: '<b>&"', value: 1, quiet: false }], 475)).toContain('>&lt;b>&amp;&quot;</text>');
});

test('a part too narrow for its words is named below the bar', () => {
  const shares = [
    { label: '女性', percent: 96 },
    { label: '男性', percent: 4 },
  ];
  expect(narrowShares(shares, 220)).toEqual([shares[1]]);
  expect(drawShares(shares, 220)).toContain('>女性</text>');
  expect(drawShares(shares, 220)).not.toContain('>男性</text>');
});
