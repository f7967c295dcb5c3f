import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bulletList, cell, heading, html, image, paragraph, run, table } from '../../testing';
import { diffDocuments } from '../diff-documents';
import { buildDocument } from '../document/build-document';
import { textOfDocument } from '../document/document-text';
import type { Block } from '../document/model';
import { readHtml } from '../document/read-html';
import { renderDocument } from '../document/render-document';
import type { SourceNode } from '../document/source-node';
import { parseDocument } from '../sanitize-document';

/** Few words, so that versions share many of them. */
const words = fc.string({
  unit: fc.constantFrom(...'今天天氣好，我們去公園散步。「拍」8 ab'),
  maxLength: 24,
});
const prose: fc.Arbitrary<Block> = fc.oneof(
  words.map((text) => paragraph(text.trim())),
  fc
    .tuple(words, words)
    .map(([plain, bold]) => paragraph([run(`前${plain.trim()}`), run(`粗${bold.trim()}`, { type: 'bold' })])),
  fc.tuple(fc.constantFrom(2, 3, 4), words).map(([level, text]) => heading(level, text.trim())),
);
const grid = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.array(fc.array(words, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([columns, rows]) => table(...rows.map((row) => row.slice(0, columns).map((text) => cell(text.trim())))));
const block = fc.oneof(
  { weight: 4, arbitrary: prose },
  fc.array(words, { minLength: 1, maxLength: 4 }).map((items) => bulletList(...items.map((item) => item.trim()))),
  grid,
  fc.constantFrom('/files/a.jpg', '/files/b.jpg').map((src) => image(src)),
  fc.array(prose, { minLength: 1, maxLength: 2 }).map((blocks): Block => ({ type: 'quote', blocks })),
  fc.constant<Block>({ type: 'unknown', element: 'iframe', text: '播放器' }),
);

/** A version and the next one: blocks stay, go, come or are rewritten; sentences too. */
const versions = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: block.map((same) => [[same], [same]] as const) },
      block.map((came) => [[], [came]] as const),
      block.map((went) => [[went], []] as const),
      fc.tuple(block, block).map(([before, after]) => [[before], [after]] as const),
      fc
        .tuple(words, words, words)
        .map(
          ([start, end, between]) =>
            [[paragraph(`首${start}${end}尾`)], [paragraph(`首${start}${between}${end}尾`)]] as const,
        ),
    ),
    { maxLength: 8 },
  )
  .map(
    (steps) => [html(...steps.flatMap(([before]) => before)), html(...steps.flatMap(([, after]) => after))] as const,
  );

/** The comparison as a document: what `gone` names is taken out, what the other names stays. */
function read(markup: string, gone: 'added' | 'removed'): string {
  const [goneTag, keptTag] = gone === 'added' ? ['ins', 'del'] : ['del', 'ins'];
  const pick = (nodes: readonly SourceNode[]): SourceNode[] =>
    nodes.flatMap((node): SourceNode[] => {
      if (typeof node === 'string') return [node];
      if (node.tag === goneTag || node.attributes['data-diff'] === gone) return [];
      const children = pick(node.children);
      return node.tag === keptTag ? children : [{ ...node, children }];
    });
  return renderDocument(buildDocument(pick(readHtml(markup))));
}

const text = (stored: string) => textOfDocument(parseDocument(stored));
const signs = (stored: string) => text(stored).replace(/\s/g, '');

test('R-out-03 a comparison without its deletions is the newer version, without its additions the older one', () => {
  fc.assert(
    fc.property(versions, ([before, after]) => {
      const diff = diffDocuments(before, after);
      expect(read(diff.html, 'removed')).toBe(after);
      // Text that stayed is shown as the newer version formats it.
      expect(text(read(diff.html, 'added'))).toBe(text(before));
      if (before === after) expect(diff.changes).toEqual([]);
      if (diff.changes.length === 0) expect(signs(before)).toBe(signs(after));
    }),
    { numRuns: 200 },
  );
});
