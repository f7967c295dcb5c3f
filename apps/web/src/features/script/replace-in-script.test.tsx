import { createQuote } from '@paidang/comment-board';
import { expect, test } from 'vitest';
import { replaceInScript } from './replace-in-script';
import { newSegment } from './segments/segment';

const content = {
  scripts: [
    {
      ...newSegment('a'),
      title: '開場',
      text: '<p>螢幕的<strong>光</strong>打在臉上。</p>',
      narration: '三個禮拜沒睡好。',
    },
    { ...newSegment('b'), title: '收尾', text: '<p>螢幕是暗的。</p>', narration: '我把燈關掉。' },
  ],
};
const whole = '01開場畫面螢幕的光打在臉上。旁白三個禮拜沒睡好。02收尾畫面螢幕是暗的。旁白我把燈關掉。';
const quoteOf = (words: string, from = 0) => {
  const at = whole.indexOf(words, from);
  return createQuote(whole, at, at + words.length, 1)!;
};

test('R-scr-02 a suggestion is applied to the part of the segment it was made for', () => {
  expect(replaceInScript(content, quoteOf('打在臉上'), '照著臉')?.scripts[0]?.text).toBe(
    '<p>螢幕的<strong>光</strong>照著臉。</p>',
  );
  expect(replaceInScript(content, quoteOf('燈'), '檯燈')?.scripts[1]?.narration).toBe('我把檯燈關掉。');
});

test('R-scr-02 text that occurs in several segments is identified by its surroundings', () => {
  const second = replaceInScript(content, quoteOf('螢幕', 20), '桌面');
  expect(second?.scripts.map(({ text }) => text)).toEqual([content.scripts[0]!.text, '<p>桌面是暗的。</p>']);
});

test('R-scr-02 a place that no longer exists takes no suggestion', () => {
  expect(replaceInScript(content, { ...quoteOf('燈'), selectedText: '沒有這句' }, '檯燈')).toBeNull();
});
