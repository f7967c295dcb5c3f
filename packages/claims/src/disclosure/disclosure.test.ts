import { expect, test } from 'vitest';
import { checkDisclosure, type DisclosurePlatform } from './disclosure';

const check = (text: string, platform: DisclosurePlatform = 'instagram') => checkDisclosure(text, { platform });

test.each([
  '#廣告 睡前三滴',
  '廣告｜睡前三滴',
  '【業配】睡前三滴',
  '本影片由山眠贊助',
  '與山眠合作｜睡前三滴',
  '合作｜睡前三滴',
  '付費合作 睡前三滴',
  '山眠提供商品',
  '連結含分潤',
  '#ad 睡前三滴',
  '#Sponsored',
])('%s is clear', (text) => {
  expect(check(text)).toMatchObject({ strength: 'clear', place: 'first-line' });
});

test.each(['睡前三滴 #合作', '感謝山眠邀請', '公關品開箱', '#體驗 精華油', '#sp', '#collab'])('%s is weak', (text) => {
  expect(check(text)).toMatchObject({ strength: 'weak' });
});

test.each(['睡前三滴', '非業配，自己買的', '無業配', '不是廣告', '我是廣告導演', '#advice', '#spring', ''])(
  '%j is not a disclosure',
  (text) => {
    expect(check(text)).toEqual({ strength: 'missing' });
  },
);

test('has its position', () => {
  expect(check('睡前三滴 #廣告').found).toEqual({ text: '#廣告', start: 5, end: 8 });
  expect(check('\n#廣告 睡前三滴').place).toBe('first-line');
  expect(check('睡前三滴\n#廣告').place).toBe('before-fold');
  expect(check(`${'字'.repeat(125)}#廣告`).place).toBe('after-fold');
  expect(check(`${'字'.repeat(125)}#廣告`, 'youtube').place).toBe('first-line');
  expect(check(`${'😀'.repeat(100)}#廣告`).place).toBe('first-line');
});

test('a denial before it does not hide a disclosure after it', () => {
  expect(check('不是廣告，是業配')).toMatchObject({ strength: 'clear', found: { text: '業配' } });
});

test.each(['與', '感謝', '#', '合作', '商品由'])('100,000 characters of %s are checked fast', (part) => {
  const started = performance.now();
  check(part.repeat(100_000 / part.length));
  expect(performance.now() - started).toBeLessThan(5_000);
});
