import { expect, test } from 'vitest';
import { cleaned } from './cleaned';

const unusable = String.fromCharCode(0);

test('every string and field name is cleaned, at any depth', () => {
  const bare = Object.assign(Object.create(null), { q: `睡${unusable}前` });
  expect(cleaned({ [`a${unusable}`]: [`一${unusable}`, { b: `二${unusable}` }], c: 1, d: null, e: undefined })).toEqual(
    {
      a: ['一', { b: '二' }],
      c: 1,
      d: null,
      e: undefined,
    },
  );
  expect(cleaned(bare)).toEqual({ q: '睡前' });
});

test('dates, bytes and other values that are not plain objects are left alone', () => {
  const values = { at: new Date(0), bytes: Buffer.from('a'), set: new Set(['a']), address: new URL('https://host/') };
  const after = cleaned(values);
  expect(after).not.toBe(values);
  for (const [name, value] of Object.entries(values)) expect(Reflect.get(after, name), name).toBe(value);
});

test('deeply nested lists are refused', () => {
  const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) as unknown;
  expect(() => cleaned(deep)).toThrow(expect.objectContaining({ code: '0400' }));
});
