import { expect, test } from 'vitest';
import { labels } from '#labels/case-report';
import { type CurveRow, completeDays, rowProblems } from './curve-rows';

const rows: CurveRow[] = [
  { date: '2026-12-16', value: 10 },
  { date: '2026-12-17', value: null },
  { date: '', value: null },
  { date: '', value: 7 },
  { date: '2026-12-16', value: 12 },
];

test('a problem is assigned to its row even if incomplete rows precede it', () => {
  expect(completeDays(rows)).toHaveLength(2);
  const problems = rowProblems(rows, { 'curve_perday.1.date': '同一天只能填一次' });
  expect(problems.map(({ date }) => date)).toEqual([undefined, undefined, undefined, undefined, '同一天只能填一次']);
});

test('a half-filled row names the missing cell, an empty row has no problem', () => {
  const { dateMissing, valueMissing } = labels.form;
  expect(rowProblems(rows, { curve_perday: valueMissing }).slice(1, 4)).toEqual([
    { value: valueMissing },
    {},
    { date: dateMissing },
  ]);
});
