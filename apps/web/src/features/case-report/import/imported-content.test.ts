import { expect, test } from 'vitest';
import { withImport, withoutImport } from './imported-content';

const day = (date: string, value: number) => ({ date: `2026-12-${date}`, value });
const before = { figures: { likes: 10, comments: 3 }, curve_perday: [day('16', 1), day('20', 9)] };
const imported = { figures: { likes: 12, shares: 5 }, curve_perday: [day('16', 100), day('17', 50)] };

test('an import fills in what it contains, and leaves the rest', () => {
  expect(withImport(before, imported)).toEqual({
    figures: { likes: 12, comments: 3, shares: 5 },
    curve_perday: [day('16', 100), day('17', 50), day('20', 9)],
  });
});

test('undoing an import restores the previous content', () => {
  const { figures, curve_perday } = withoutImport(withImport(before, imported), imported, before);
  expect(figures).toEqual({ likes: 10, comments: 3, shares: null });
  expect(curve_perday).toEqual(before.curve_perday);
});

test('undoing keeps values typed since the import, and does not restore deleted ones', () => {
  const now = {
    figures: { likes: 12, comments: 4, shares: 6 },
    curve_perday: [day('17', 51), day('20', 9), day('21', 2)],
  };
  expect(withoutImport(now, imported, before)).toEqual({
    figures: { likes: 10, comments: 4, shares: 6 },
    curve_perday: [day('17', 51), day('20', 9), day('21', 2)],
  });
});
