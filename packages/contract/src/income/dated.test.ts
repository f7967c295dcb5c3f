import { expect, test } from 'vitest';
import { type Dated, type DatedTable, inForceOn } from '.';

const rows: DatedTable<Dated> = [{ effective_from: '2026-01-01' }, { effective_from: '2027-01-01' }];

test.each([
  ['2025-12-31', '2026-01-01'],
  ['2026-01-01', '2026-01-01'],
  ['2026-12-31', '2026-01-01'],
  ['2027-01-01', '2027-01-01'],
  ['2030-06-01', '2027-01-01'],
])('on %s the row of %s is in force', (day, from) => {
  expect(inForceOn(rows, day).effective_from).toBe(from);
});
