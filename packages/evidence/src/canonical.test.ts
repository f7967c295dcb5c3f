import { expect, test } from 'vitest';
import { canonical } from './canonical';

test('the form is that of RFC 8785, whatever the order of the properties', () => {
  expect(canonical({ '9': 1, '10': 2, b: [1e21, 1e-7, -0], a: '\u20ac$\u000f\nA\'"\\' })).toBe(
    '{"10":2,"9":1,"a":"€$\\u000f\\nA\'\\"\\\\","b":[1e+21,1e-7,0]}',
  );
});

test('rejects values that JSON cannot represent', () => {
  for (const value of [undefined, Number.NaN, '\ud800']) expect(() => canonical(value)).toThrow();
});
