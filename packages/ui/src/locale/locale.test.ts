import { expect, test, vi } from 'vitest';
import { directionOf, firstWeekday, knownLocale, punctuationOf } from './locale';

test('accepts BCP 47 tags; an invalid one is reported and treated as Chinese', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(knownLocale('EN-us')).toBe('en-US');
  expect(knownLocale('english please')).toBe('zh-TW');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test.each([
  ['zh-TW', 'ltr'],
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

test('weeks start as in the language, on Sunday if the runtime does not know', () => {
  expect(firstWeekday('zh-TW')).toBe(0);
  expect([0, 1]).toContain(firstWeekday('en-GB'));
});

test('Chinese and Japanese have full-width punctuation', () => {
  expect(punctuationOf('zh-TW').comma).toBe('，');
  expect(punctuationOf('ja').colon).toBe('：');
  expect(punctuationOf('en').list).toBe(', ');
});
