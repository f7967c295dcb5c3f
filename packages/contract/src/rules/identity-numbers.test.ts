import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkIdNumber, checkPassport, checkResidencePermit, serviceDataMessages } from '.';

/** The number each letter stands for, as listed by the Ministry of the Interior. */
const letters = {
  ...{ A: 10, B: 11, C: 12, D: 13, E: 14, F: 15, G: 16, H: 17, I: 34, J: 18, K: 19, L: 20, M: 21 },
  ...{ N: 22, O: 35, P: 23, Q: 24, R: 25, S: 26, T: 27, U: 28, V: 29, W: 32, X: 30, Y: 31, Z: 33 },
};
const weights = [8, 7, 6, 5, 4, 3, 2, 1, 1];

/** A valid number: its last digit completes the check sum. */
function madeNumber(letter: keyof typeof letters, second: string, digits: string): string {
  const value = letters[letter];
  const secondDigit = second in letters ? letters[second as keyof typeof letters] % 10 : Number(second);
  const known = [secondDigit, ...[...digits].map(Number)];
  const sum = known.reduce((all, digit, place) => all + digit * (weights[place] ?? 0), 0);
  const total = sum + Math.floor(value / 10) + (value % 10) * 9;
  return `${letter}${second}${digits}${(10 - (total % 10)) % 10}`;
}

const letter = fc.constantFrom(...(Object.keys(letters) as (keyof typeof letters)[]));
const sevenDigits = fc.nat(9_999_999).map((digits) => String(digits).padStart(7, '0'));

const kinds = [
  { check: checkIdNumber, second: fc.constantFrom('1', '2'), message: serviceDataMessages.idNumber },
  {
    check: checkResidencePermit,
    second: fc.constantFrom('8', '9', 'A', 'B', 'C', 'D'),
    message: serviceDataMessages.residencePermit,
  },
];

describe.each(kinds)('$check.name', ({ check, second, message }) => {
  test('R-rwd-12 any number with a valid check sum passes', () => {
    fc.assert(
      fc.property(letter, second, sevenDigits, (first, next, digits) => {
        expect(check(madeNumber(first, next, digits))).toBeNull();
      }),
    );
  });

  test('R-rwd-12 a changed digit is detected where the check sum can', () => {
    fc.assert(
      fc.property(
        letter,
        second,
        sevenDigits,
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (...of) => {
          const [first, next, digits, place, change] = of;
          const right = madeNumber(first, next, digits);
          const changed = (Number(right[place]) + change) % 10;
          const difference = (changed - Number(right[place])) * (weights[place - 1] ?? 0);
          const wrong = `${right.slice(0, place)}${changed}${right.slice(place + 1)}`;
          expect(check(wrong)).toBe(difference % 10 === 0 ? null : message);
        },
      ),
    );
  });

  test('R-rwd-12 two swapped digits are detected where the check sum can', () => {
    fc.assert(
      fc.property(letter, second, sevenDigits, fc.integer({ min: 2, max: 7 }), (first, next, digits, place) => {
        const right = madeNumber(first, next, digits);
        const [one, other] = [Number(right[place]), Number(right[place + 1])];
        const wrong = `${right.slice(0, place)}${other}${one}${right.slice(place + 2)}`;
        // The weights of neighbouring digits differ by one.
        expect(check(wrong)).toBe((one - other) % 10 === 0 ? null : message);
      }),
    );
  });

  test('any other format is refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^[A-Z][\dA-D]\d{8}$/.test(text));
        expect(check(text)).toBe(text === '' ? '請填寫此欄位' : message);
      }),
    );
  });
});

test('R-rwd-12 known numbers', () => {
  expect(checkIdNumber('A123456789')).toBeNull();
  for (const wrong of ['A123456788', 'a123456789', 'A323456789', 'A12345678', 'A1234567890', '1123456789'])
    expect(checkIdNumber(wrong), wrong).toBe('身分證字號不正確，請再確認一次');
  expect(checkResidencePermit('A800000014')).toBeNull();
  expect(checkResidencePermit('AC01234567')).toBeNull();
  expect(checkResidencePermit('A123456789')).toBe('居留證號碼不正確，請再確認一次');
  expect(checkResidencePermit('AE01234567')).toBe('居留證號碼不正確，請再確認一次');
});

test('R-rwd-12 a passport number consists of capitals and digits', () => {
  for (const good of ['312345678', 'K1234567A', 'TR1234567', 'X12345']) expect(checkPassport(good), good).toBeNull();
  for (const bad of ['1234', 'ABCDEFGH', '31234 5678', '1234567890123', '護照123456'])
    expect(checkPassport(bad), bad).toBe('護照號碼是5到12個英文字母與數字');
  expect(checkPassport('')).toBe('請填寫此欄位');
});
