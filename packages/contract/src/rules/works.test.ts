import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkWork, checkWorkLink, disclosureIn, emptyWork, linesDocument, matchPercent, publishedAt } from './works';

test.each([
  ['YouTube', 'https://www.youtube.com/watch?v=x', null],
  ['YouTube Shorts', 'https://youtu.be/x', null],
  ['Instagram 限時動態', 'https://www.instagram.com/stories/a/1', null],
  ['TikTok', 'https://vt.tiktok.com/x/', null],
  ['山眠官網', 'https://shanmian.example/journal/night', null],
  ['YouTube', ' ', '請填寫此欄位'],
  ['YouTube', 'youtube', '請確認是否輸入為網址'],
  ['YouTube', 'javascript:alert(1)', '請確認是否輸入為網址'],
  ['YouTube', 'https://a:b@youtube.com/watch', '請確認是否輸入為網址'],
  ['YouTube', 'http://youtube.com/watch?v=x', '連結要以https開頭'],
  ['YouTube', 'https://www.instagram.com/reel/x', '這不是YouTube的連結，請貼上youtube.com的網址'],
  ['YouTube', 'https://youtube.com.evil.example/watch', '這不是YouTube的連結，請貼上youtube.com的網址'],
  ['YouTube', 'https://www.youtube.com/', '請貼上作品那一頁的連結，不是平台首頁'],
])('R-wrk-01 a link for %s may be %s: %s', (platform, link, message) => {
  expect(checkWorkLink(platform, link)).toBe(message);
});

const now = new Date('2026-11-21T02:00:00Z');
const place = { platform: 'YouTube', now, hasCopy: true };
const work = {
  url: 'https://youtu.be/x',
  published_date: '2026-11-21',
  published_time: '10:00',
  text: '字',
  is_disclosed: true,
};

test('R-wrk-01 a report needs an address, a date and time in Taipei, and the disclosure', () => {
  expect(checkWork(work, place)).toEqual({});
  expect(publishedAt('2026-11-21', '10:00')).toEqual(now);
  expect(Object.keys(checkWork(emptyWork, place))).toEqual([
    'url',
    'published_date',
    'published_time',
    'text',
    'is_disclosed',
  ]);
  expect(checkWork({ ...work, text: '' }, { ...place, hasCopy: false })).toEqual({});
  expect(checkWork({ ...work, published_time: '10:06' }, place)).toEqual({ published_time: '上線時間不能晚於現在' });
  expect(checkWork({ ...work, published_date: '2026-11-22' }, place)).toEqual({
    published_date: '上線時間不能晚於現在',
  });
});

test('disclosures are found anywhere in a text', () => {
  expect(disclosureIn('今晚十一點\n本直播與山眠合作 #陪你睡')).toBe('合作');
  expect(disclosureIn('so good #AD')).toBe('#AD');
  expect(disclosureIn('add one more address')).toBeNull();
});

test('R-wrk-06 only identical texts match by 100 %, and only those with nothing in common by 0', () => {
  fc.assert(
    fc.property(fc.nat(70_000), fc.nat(70_000), fc.nat(70_000), (before, after, added) => {
      const match = matchPercent({ before, after, added, isSame: false });
      expect(match).toBeGreaterThanOrEqual(0);
      expect(match).toBeLessThan(100);
      expect(match === 0).toBe(added >= after);
    }),
  );
  expect(matchPercent({ before: 0, after: 0, added: 0, isSame: true })).toBe(100);
});

test('R-wrk-06 blank lines added or dropped by platforms are ignored; markup in a text stays text', () => {
  expect(linesDocument('開場\r\n\r\n <b>山眠</b> \n')).toBe('<p>開場</p><p>&lt;b&gt;山眠&lt;/b&gt;</p>');
});
