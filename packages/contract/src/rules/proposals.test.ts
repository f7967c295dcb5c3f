import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proposalLimits } from '../limits';
import { outlinePeriod, quoteTotal } from './proposals';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: proposalLimits.quantity }),
  unit_price: fc.integer({ min: 0, max: proposalLimits.unitPrice }),
});
const lines = fc.array(line, { maxLength: proposalLimits.quoteLines });

test('R-pro-03 a quote is exact to the dollar, however large, and its tax is within half a dollar', () => {
  fc.assert(
    fc.property(lines, (quote) => {
      const { subtotal, tax, total } = quoteTotal(quote);
      const exact = quote.reduce((sum, one) => sum + BigInt(one.quantity) * BigInt(one.unit_price), 0n);
      expect(BigInt(subtotal)).toBe(exact);
      expect(BigInt(total)).toBe(exact + BigInt(tax));
      expect(Number.isSafeInteger(total)).toBe(true);
      const off = BigInt(tax) * 100n - exact * BigInt(proposalLimits.taxRate);
      expect(off > -50n && off <= 50n).toBe(true);
    }),
  );
});

test('R-pro-03 neither the order of the lines nor splitting one changes the total', () => {
  fc.assert(
    fc.property(lines, line, (quote, more) => {
      const split = Array.from({ length: more.quantity }, () => ({ ...more, quantity: 1 }));
      expect(quoteTotal([...quote, more])).toEqual(quoteTotal([...split, ...quote.toReversed()]));
    }),
    { numRuns: 30 },
  );
});

test('the period of an outline is from its first day to its last', () => {
  expect(outlinePeriod([])).toEqual({ start: null, end: null });
  const phases = [
    { start: '2026-12-14', end: '2026-12-31' },
    { start: '2026-12-07', end: null },
    { start: null, end: '2026-12-20' },
  ];
  expect(outlinePeriod(phases)).toEqual({ start: '2026-12-07', end: '2026-12-31' });
});
