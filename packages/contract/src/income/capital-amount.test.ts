import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalAmount } from '.';

test('formats an amount', () => {
  const words: [number, string][] = [
    [0, '零元整'],
    [1, '壹元整'],
    [10, '壹拾元整'],
    [11, '壹拾壹元整'],
    [105, '壹佰零伍元整'],
    [1000, '壹仟元整'],
    [1001, '壹仟零壹元整'],
    [1010, '壹仟零壹拾元整'],
    [10_000, '壹萬元整'],
    [10_005, '壹萬零伍元整'],
    [23_730, '貳萬參仟柒佰參拾元整'],
    [100_500, '壹拾萬零伍佰元整'],
    [1_005_000, '壹佰萬伍仟元整'],
    [20_000_004, '貳仟萬零肆元整'],
    [100_000_000, '壹億元整'],
    [100_000_001, '壹億零壹元整'],
    [100_010_000, '壹億零壹萬元整'],
    [987_654_321, '玖億捌仟柒佰陸拾伍萬肆仟參佰貳拾壹元整'],
    [1_000_000_000_000, '壹兆元整'],
  ];
  for (const [amount, expected] of words) expect(capitalAmount(amount)).toBe(expected);
});

test('only whole amounts up to 10¹² can be formatted', () => {
  for (const amount of [-1, 0.5, Number.NaN, 10 ** 12 + 1]) expect(() => capitalAmount(amount)).toThrow(RangeError);
});

/** Parses an amount in capital numerals. */
function numberOf(words: string): number {
  let [total, group, digit] = [0, 0, 0];
  for (const character of words.replace('元整', '')) {
    const place = { 拾: 10, 佰: 100, 仟: 1000 }[character];
    const unit = { 萬: 10 ** 4, 億: 10 ** 8, 兆: 10 ** 12 }[character];
    if (place) group += digit * place;
    else if (unit) total += (group + digit) * unit;
    if (unit) group = 0;
    digit = place || unit ? 0 : '零壹貳參肆伍陸柒捌玖'.indexOf(character);
  }
  return total + group + digit;
}

test('the numerals of every amount can be read back, without two 零 in a row or one at the end', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(1_000_000),
        fc.maxSafeNat().map((n) => n % (10 ** 12 + 1)),
      ),
      (amount) => {
        const words = capitalAmount(amount);
        expect(numberOf(words)).toBe(amount);
        if (amount > 0) expect(words).not.toMatch(/零零|零[拾佰仟萬億兆元]/);
      },
    ),
  );
});
