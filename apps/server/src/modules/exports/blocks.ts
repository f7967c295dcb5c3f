import type { Block, ImageBlock, TableBlock, TableCell } from '@paidang/editor/core';

/** Builders for blocks of the editor's schema. */
export const paragraph = (text: string): Block => ({
  type: 'paragraph',
  runs: text === '' ? [] : [{ text, marks: [] }],
});

export const strong = (text: string): Block => ({ type: 'paragraph', runs: [{ text, marks: [{ type: 'bold' }] }] });

export const heading = (text: string): Block => ({ type: 'heading', level: 2, runs: [{ text, marks: [] }] });

export const linked = (text: string, href: string): Block => ({
  type: 'paragraph',
  runs: /^https?:\/\//i.test(href)
    ? [{ text, marks: [{ type: 'link', href }] }]
    : [{ text: `${text} ${href}`, marks: [] }],
});

export const list = (items: readonly Block[]): Block => ({
  type: 'list',
  ordered: false,
  start: 1,
  items: items.map((item) => [item]),
});

export const picture = (src: string, alt = ''): ImageBlock => ({
  type: 'image',
  src,
  alt,
  size: 'large',
  align: 'left',
});

/** One paragraph per line of plain text. */
export const lines = (text: string): Block[] => text.split('\n').map(paragraph);

interface Column {
  readonly name: string;
  /** Share of the table's width. */
  readonly width: number;
}

const cell = (blocks: readonly Block[], header: boolean, width: number): TableCell => ({
  header,
  colspan: 1,
  rowspan: 1,
  widths: [width],
  blocks: blocks.length > 0 ? blocks : [paragraph('')],
});

export const table = (columns: readonly Column[], rows: readonly (readonly Block[])[][]): TableBlock => ({
  type: 'table',
  rows: [
    columns.map(({ name, width }) => cell([paragraph(name)], true, width)),
    ...rows.map((row) => row.map((blocks, index) => cell(blocks, false, columns[index]?.width ?? 1))),
  ],
});
