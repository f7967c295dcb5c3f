import { expect, test } from 'vitest';
import { documentPieces } from './document-pieces';

test('splits two documents where they differ, and either can be reassembled', () => {
  const before = '<h2>開場</h2><p>書桌的光打在臉上。</p><p>結尾放優惠碼。</p>';
  const after = '<h2>開場</h2><p>書桌的光打在手上。</p><p>第三天。</p><p>第七天。</p>';
  const pieces = documentPieces(before, after);
  expect(pieces).toEqual([
    { isSame: true, before: '<h2>開場</h2>', after: '<h2>開場</h2>' },
    { isSame: false, before: '<p>書桌的光打在臉上。</p>', after: '<p>書桌的光打在手上。</p>' },
    { isSame: false, before: '<p>結尾放優惠碼。</p>', after: '<p>第三天。</p><p>第七天。</p>' },
  ]);
  expect(pieces.map((piece) => piece.before).join('')).toBe(before);
  expect(pieces.map((piece) => piece.after).join('')).toBe(after);
});

test('a document compared with itself is one piece', () => {
  expect(documentPieces('<p>一</p><p>二</p>', '<p>一</p><p>二</p>').every(({ isSame }) => isSame)).toBe(true);
});
