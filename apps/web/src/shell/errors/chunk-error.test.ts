import { expect, test } from 'vitest';
import { ChunkTimeoutError, isChunkError } from './chunk-error';

test.each([
  new TypeError('Failed to fetch dynamically imported module: http://x/assets/a-123.js'),
  new TypeError('error loading dynamically imported module: http://x/assets/a-123.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a-123.css'),
  new ChunkTimeoutError('late'),
])('R-err-11 %s is a load error', (error) => {
  expect(isChunkError(error)).toBe(true);
});

test('an ordinary error of the page is not a chunk error', () => {
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
});
