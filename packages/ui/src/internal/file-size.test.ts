import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [5 * 1024 ** 2, '5 MB'],
  [1.84 * 1024 ** 3, '1.8 GB'],
  [1024 ** 2 - 1, '1 MB'],
  [3 * 1024 ** 4, '3 TB'],
  [9000 * 1024 ** 4, '9000 TB'],
  [-4, '0 B'],
  [Number.NaN, '0 B'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
