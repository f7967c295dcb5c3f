import { expect, test } from 'vitest';
import { readableText } from './words';

test('of a document: formatting does not split words, blocks do', () => {
  expect(readableText('<h2>開場</h2><p>清爽<b>不</b>黏 A&amp;B</p><ul><li><p>一</p></li></ul>')).toBe(
    '開場 清爽不黏 A&B 一',
  );
});

test('of fields: their texts, without names, ids, pictures and escapes', () => {
  const content = {
    mode: 'story',
    scripts: [
      {
        uuid: '0199',
        title: '第一段',
        text: '<p>說「"好"」<img src="/files/a.jpg"></p>',
        picture: '/files/b.jpg',
        start: 1.5,
        end: null,
      },
    ],
  };
  expect(readableText(JSON.stringify(content))).toBe('第一段 說「 好 」');
});

test('no text takes long to process', () => {
  for (const piece of ['<', '"', '"a', '\\', '<p>x</p>', '&amp;']) {
    expect(readableText(piece.repeat(200_000 / piece.length)).length).toBeLessThanOrEqual(200_000);
  }
});
