import { expect, test } from 'vitest';
import { kindsOf, toRefusal } from './refusals';

const words = {
  type: (name: string, kinds: string) => `${name} ${kinds}`,
  size: (name: string, size: number, max: number) => `${name} ${size}>${max}`,
  empty: (name: string) => `${name} 0`,
  count: (name: string, max: number) => `${name} #${max}`,
};
const limits = { kinds: 'JPG', maxSize: 2, maxFiles: 9 };
const file = new File(['abc'], 'a.txt');
const refuse = (...codes: string[]) =>
  toRefusal({ file, errors: codes.map((code) => ({ code, message: `${code}!` })) }, limits, words);

test.each([
  ['file-invalid-type', 'type', 'a.txt JPG'],
  ['file-too-large', 'size', 'a.txt 3>2'],
  ['file-too-small', 'empty', 'a.txt 0'],
  ['too-many-files', 'count', 'a.txt #9'],
  ['mine', 'other', 'mine!'],
])('%s is the reason %s', (code, reason, message) => {
  expect(refuse(code)).toEqual({ file, reason, message });
});

test('of several reasons the file type takes precedence', () => {
  expect(refuse('too-many-files', 'file-too-large', 'file-invalid-type').reason).toBe('type');
});

const names = { video: '影片' };

test('kinds are the extensions, or the type if there are none', () => {
  expect(kindsOf({ 'image/jpeg': ['.jpg', '.jpeg'], 'image/x-jpg': ['.jpg'], 'video/*': [] }, names, '、')).toBe(
    'JPG、JPEG、影片',
  );
  expect(kindsOf({ 'font/*': [] }, names, '、')).toBe('font');
  expect(kindsOf(undefined, names, '、')).toBe('');
});
