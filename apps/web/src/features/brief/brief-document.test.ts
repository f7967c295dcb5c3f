import type { BriefContent } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { briefDocument } from './brief-document';

const brief: BriefContent = {
  product: '夜間修護精華 30ml',
  selling_points: ['質地清爽'],
  must_say: ['化妝水之後'],
  must_not_say: ['<b>療效</b>'],
  hashtags: ['夜間修護'],
  links: [{ title: '官網', url: 'https://example.com/?a=1&b="2"' }],
  references: [{ title: '', url: 'javascript:alert(1)' }],
  platforms: [{ platform_title: 'Instagram', kind: 'story' }],
  ad_disclosure: '本影片與山眠合作',
  licence_term: '官網\n一年',
  deliverables: [{ title: '直式影片', quantity: 2, note: '30秒' }],
  goals: { reach: 40_000, views: 200_000 },
  revision_rounds: 3,
  skipped_steps: ['030'],
  notes: '<p>早上拍</p>',
};

test('R-brf-03 every field of the demand form appears in its text', () => {
  const html = briefDocument(brief);
  for (const words of [
    '夜間修護精華 30ml',
    '質地清爽',
    '化妝水之後',
    '#夜間修護',
    'Instagram・限時動態',
    '本影片與山眠合作',
    '官網<br>一年',
    '直式影片×2・30秒',
    '<li><p>觀看次數200,000次</p></li><li><p>觸及人數40,000人</p></li>',
    '3輪',
    '創意大綱',
    '<p>早上拍</p>',
  ]) {
    expect(html).toContain(words);
  }
});

test('plain fields stay text, and only web addresses become links', () => {
  const html = briefDocument(brief);
  expect(html).toContain('&lt;b&gt;療效&lt;/b&gt;');
  expect(html).toContain('<a href="https://example.com/?a=1&amp;b=&quot;2&quot;">官網</a>');
  expect(html).not.toContain('href="javascript');
});

test('omitted fields have no heading', () => {
  expect(briefDocument({ ...brief, links: [], references: [], hashtags: [] })).not.toMatch(/連結與參考|主題標籤/);
});
