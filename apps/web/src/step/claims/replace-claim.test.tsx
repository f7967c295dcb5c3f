import { claimTexts } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { checkContent } from './check-content';
import { replaceClaim } from './replace-claim';

const segment = { script_uuid: 'a', title: '', start: null, end: null, picture: null };

test.each([
  ['one text', claimTexts.richText, '<p>能<strong>消除</strong>皺紋</p>', '<p>能<strong>淡化皺紋</strong></p>'],
  ['a field', claimTexts.onePage, { description: '<p>消除皺紋</p>', n: 1 }, { description: '<p>淡化皺紋</p>', n: 1 }],
  [
    'an item of a list',
    claimTexts.script,
    {
      scripts: [
        { ...segment, text: '<p>夜</p>', narration: '開場' },
        { ...segment, text: '', narration: '能消除皺紋' },
      ],
    },
    {
      scripts: [
        { ...segment, text: '<p>夜</p>', narration: '開場' },
        { ...segment, text: '', narration: '能淡化皺紋' },
      ],
    },
  ],
] as [string, (content: unknown) => ReturnType<typeof claimTexts.richText>, unknown, unknown][])(
  'other words are put into %s, and nothing else changes',
  (_, textsOf, content, changed) => {
    const texts = textsOf(content);
    const [claim] = checkContent(texts, 'cosmetics', null).claims;
    if (!claim) throw new Error('Nothing was found.');
    expect(replaceClaim(content, texts, claim, '淡化皺紋')).toEqual(changed);
    expect(replaceClaim(content, texts, { ...claim, start: 99, end: 103 }, '淡化皺紋')).toBeNull();
  },
);

test('copy has to disclose the cooperation where readers see it', () => {
  const of = (text: string, platform: string) =>
    checkContent(claimTexts.copy({ mode: 'post', text }), 'general', platform).disclosure;
  expect(of('<p>與山眠合作｜睡前三滴</p>', 'Instagram')).toMatchObject({ strength: 'clear', place: 'first-line' });
  expect(of(`<p>${'字'.repeat(200)}#廣告</p>`, 'YouTube')).toMatchObject({ place: 'after-fold' });
  expect(of('<p>睡前三滴</p>', '某某平台')).toMatchObject({ strength: 'missing' });
});

test('checks 100,000 characters quickly', () => {
  const html = `<p>${'消除皺紋，睡前三滴。'.repeat(10_000)}</p>`;
  const started = performance.now();
  checkContent(claimTexts.richText(html), 'cosmetics', null);
  expect(performance.now() - started).toBeLessThan(5000);
});
