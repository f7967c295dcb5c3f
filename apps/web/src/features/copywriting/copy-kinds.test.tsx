import { createQuote } from '@paidang/comment-board';
import type { StoryFrame } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { replaceInCopy } from './copy-kinds';

const frame = (caption: string): StoryFrame => ({ frame_uuid: caption, image: null, caption, link_sticker: null });
const quote = (text: string, words: string) => {
  const at = text.indexOf(words);
  const made = createQuote(text, at, at + words.length, 1);
  if (!made) throw new Error('nothing quoted');
  return made;
};

test('R-cpy-05 a suggestion for a story is applied to the only frame with that text', () => {
  const story = { mode: 'story' as const, frames: [frame('湯滾了，人還沒到。'), frame('留了位置。')] };
  const next = replaceInCopy(story, quote('湯滾了，人還沒到。', '人還沒到'), '人快到了');
  expect(next).toEqual({
    mode: 'story',
    frames: [{ ...frame('湯滾了，人還沒到。'), caption: '湯滾了，人快到了。' }, frame('留了位置。')],
  });
});

test('text that occurs in two frames or in none is left to the writer', () => {
  const story = { mode: 'story' as const, frames: [frame('到了'), frame('到了')] };
  expect(replaceInCopy(story, quote('到了', '到了'), '來了')).toBeNull();
  expect(replaceInCopy(story, quote('不見了', '不見了'), '來了')).toBeNull();
});

test('R-cpy-01 a suggestion for a text is applied to the text', () => {
  const next = replaceInCopy({ mode: 'post', text: '<p>冬夜九點。</p>' }, quote('冬夜九點。', '九點'), '十點');
  expect(next).toEqual({ mode: 'post', text: '<p>冬夜十點。</p>' });
});
