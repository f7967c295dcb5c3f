import { expect, test } from 'vitest';
import { cn } from '.';

test.each([
  ['pd:px-4 pd:px-6', 'pd:px-6'],
  ['pd:px-4 pd:p-2', 'pd:p-2'],
  ['pd:p-2 pd:px-4', 'pd:p-2 pd:px-4'],
  ['pd:-mt-1 pd:mt-2', 'pd:mt-2'],
  ['pd:size-8 pd:w-full', 'pd:size-8 pd:w-full'],
  ['pd:w-full pd:size-8', 'pd:size-8'],
  ['pd:w-[min(400px,100%)] pd:w-80', 'pd:w-80'],
  ['pd:z-(--pd-z-dialog) pd:z-1', 'pd:z-1'],
  ['pd:flex pd:hidden', 'pd:hidden'],
  ['pd:flex pd:flex-1 pd:flex-col', 'pd:flex pd:flex-1 pd:flex-col'],
  ['pd:text-14 pd:text-ink', 'pd:text-14 pd:text-ink'],
  [
    'pd:text-14 pd:text-center pd:text-ink pd:text-16 pd:text-danger-600',
    'pd:text-center pd:text-16 pd:text-danger-600',
  ],
  ['pd:font-medium pd:font-mono pd:font-strong', 'pd:font-mono pd:font-strong'],
  ['pd:border pd:border-line pd:border-0', 'pd:border-line pd:border-0'],
  ['pd:border-[1.5px] pd:border-line-strong', 'pd:border-[1.5px] pd:border-line-strong'],
  ['pdc:px-4 pdc:px-6', 'pdc:px-6'],
  ['pd:px-4 pdc:px-6', 'pd:px-4 pdc:px-6'],
  ['pd:border pd:border-b', 'pd:border pd:border-b'],
  ['pd:border-b pd:border', 'pd:border'],
  ['pd:border-line pd:border-danger-600', 'pd:border-danger-600'],
  ['pd:rounded-t-dialog pd:rounded-card', 'pd:rounded-card'],
  ['pd:shadow-1 pd:shadow-3', 'pd:shadow-3'],
  ['pd:absolute pd:relative', 'pd:relative'],
  ['pd:outline-none pd:outline-2', 'pd:outline-none pd:outline-2'],
  ['pd:inset-0 pd:top-4', 'pd:inset-0 pd:top-4'],
  ['pd:top-4 pd:inset-0', 'pd:inset-0'],
])('%s is %s', (given, expected) => {
  expect(cn(given)).toBe(expected);
});

test('keeps the same utility with other variants', () => {
  expect(cn('pd:bg-surface pd:hover:bg-hover pd:sm:bg-paper')).toBe('pd:bg-surface pd:hover:bg-hover pd:sm:bg-paper');
  expect(cn('pd:hover:bg-hover', 'pd:hover:bg-press')).toBe('pd:hover:bg-press');
});

test('keeps a host’s own classes and unknown utilities', () => {
  expect(cn('px-4 px-6', 'mine', 'pd-root', 'pd:mask-clip-border')).toBe('px-4 px-6 mine pd-root pd:mask-clip-border');
});

test('skips falsy values', () => {
  expect(cn('a', false, undefined, null, ['b', { c: true, d: false }])).toBe('a b c');
});
