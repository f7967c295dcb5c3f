import { documentPieces } from '@paidang/editor/view';
import { expect, test } from 'vitest';
import { type DraftSide, mergeFields, mergeLists, mergeTexts } from './merge';

const all = (side: DraftSide) => () => side;

test('merges two texts from the paragraphs of either', () => {
  const mine = '<p>開場是清晨的書桌。</p><p>中間不變。</p><p>我加的結尾。</p>';
  const theirs = '<p>開場是深夜的書桌。</p><p>中間不變。</p>';
  const { pieces, join } = mergeTexts(mine, theirs, documentPieces);
  expect(pieces).toMatchObject([
    { mine: '<p>開場是清晨的書桌。</p>', theirs: '<p>開場是深夜的書桌。</p>', usual: 'mine' },
    { mine: '<p>我加的結尾。</p>', theirs: '', usual: 'mine' },
  ]);
  expect(join(all('mine'))).toBe(mine);
  expect(join(all('theirs'))).toBe(theirs);
  const first = pieces[0]?.key;
  expect(join((key) => (key === first ? 'theirs' : 'mine'))).toBe(
    '<p>開場是深夜的書桌。</p><p>中間不變。</p><p>我加的結尾。</p>',
  );
});

test('paragraphs only in the newer text are kept by default', () => {
  expect(mergeTexts('<p>一</p>', '<p>一</p><p>二三四五</p>', documentPieces).pieces).toMatchObject([
    { usual: 'theirs', mine: '' },
  ]);
  expect(mergeTexts('<p>開場是書桌。</p>', '<p>先說結論。開場是書桌。</p>', documentPieces).pieces).toMatchObject([
    { usual: 'theirs' },
  ]);
});

test('lists keep my order; items only in the newer one follow the same item as there', () => {
  const item = (id: string, text = id) => ({ id, text });
  const { pieces, join } = mergeLists({
    mine: [item('b'), item('a', '我的'), item('mine')],
    theirs: [item('a'), item('new'), item('b')],
    idOf: ({ id }) => id,
    titleOf: ({ id }, number) => `${number} ${id}`,
    show: ({ text }) => text,
  });
  expect(pieces).toMatchObject([
    { title: '2 a', mine: '我的', theirs: 'a', usual: 'mine' },
    { title: '3 new', mine: '', theirs: 'new', usual: 'theirs' },
    { title: '4 mine', mine: 'mine', theirs: '', usual: 'mine' },
  ]);
  const usual = new Map(pieces.map((piece) => [piece.key, piece.usual]));
  expect(join((key) => usual.get(key) ?? 'mine').map(({ text }) => text)).toEqual(['b', '我的', 'new', 'mine']);
  expect(join(all('theirs')).map(({ id }) => id)).toEqual(['b', 'a', 'new']);
});

test('merges forms field by field', () => {
  const show = ({ name }: { name: string; size: number }) => name;
  const fields = [{ name: 'name' as const, title: '產品', show }];
  const { pieces, join } = mergeFields({ name: '精華', size: 1 }, { name: '面霜', size: 2 }, fields);
  expect(pieces).toEqual([{ key: 'name', title: '產品', mine: '精華', theirs: '面霜', usual: 'mine' }]);
  expect(join(all('theirs'))).toEqual({ name: '面霜', size: 1 });
});
