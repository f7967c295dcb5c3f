import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BriefFields, checkBrief, checkFrames, readHashtag } from '.';

const brief = (change: Partial<BriefFields> = {}): BriefFields => ({
  product: '精華',
  selling_points: ['清爽'],
  must_say: [],
  must_not_say: [],
  hashtags: [],
  links: [],
  references: [],
  platforms: [{ platform_title: 'YouTube', kind: 'post' }],
  ad_disclosure: '與山眠合作',
  licence_term: '六個月',
  deliverables: [{ title: '影片', quantity: 1, note: '' }],
  ...change,
});

test('R-brf-03 a brief needs a product, selling points, platforms, deliverables, disclosure and licence', () => {
  expect(checkBrief(brief())).toEqual({});
  const empty = brief({
    product: '　',
    selling_points: [],
    platforms: [],
    deliverables: [],
    ad_disclosure: '',
    licence_term: '',
  });
  expect(checkBrief(empty)).toEqual(
    Object.fromEntries(
      ['product', 'selling_points', 'platforms', 'deliverables', 'ad_disclosure', 'licence_term'].map((field) => [
        field,
        '請填寫此欄位',
      ]),
    ),
  );
});

test('R-brf-03 errors are reported at their field', () => {
  const wrong = brief({
    selling_points: ['字'.repeat(201), ''],
    hashtags: ['山眠', '山 眠', '山眠'],
    links: [{ title: '', url: 'www.example.com' }],
    platforms: [
      { platform_title: 'YouTube', kind: 'post' },
      { platform_title: 'youtube', kind: 'post' },
      { platform_title: 'YouTube', kind: 'story' },
    ],
    deliverables: [{ title: '影片', quantity: 0, note: '' }],
  });
  expect(checkBrief(wrong)).toEqual({
    'selling_points.0': '最多200字',
    'selling_points.1': '請填寫此欄位',
    'hashtags.1': '主題標籤不可有空白或#',
    'hashtags.2': '主題標籤重複了',
    'links.0.url': '注意格式是否錯誤',
    'platforms.1.platform_title': '這個平台已經在清單上',
    'deliverables.0.quantity': '請填1到99',
  });
});

test('R-brf-03 a hashtag is stored without its sign of either width, and normalising it twice changes nothing', () => {
  expect(['#夜', '＃夜', ' ##夜 ', '夜'].map(readHashtag)).toEqual(['夜', '夜', '夜', '夜']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => readHashtag(readHashtag(text)) === readHashtag(text)),
  );
});

test('R-cpy-05 a story has at least one frame, each with content, and stickers with valid links', () => {
  const frame = { image: '/files/a.png', caption: '', link_sticker: null };
  const blank = { image: null, caption: ' ', link_sticker: null };
  expect(checkFrames([])).toEqual({ frames: '請填寫此欄位' });
  expect(checkFrames([frame, blank, { ...frame, link_sticker: { text: '看', url: 'example.com' } }])).toEqual({
    'frames.1': '請填寫此欄位',
    'frames.2.link_sticker.url': '請確認是否輸入為網址',
  });
});
