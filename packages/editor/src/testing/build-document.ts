import type { Block, HeadingLevel, ImageBlock, Mark, RichDocument, TableCell, TextRun } from '../core/document/model';
import { renderDocument } from '../core/document/render-document';

/** Text with marks. */
export const run = (text: string, ...marks: Mark[]): TextRun => ({ text, marks });

const toRuns = (text: string | readonly TextRun[]) => (typeof text === 'string' ? (text ? [run(text)] : []) : text);

/** A paragraph of plain or formatted text. */
export const paragraph = (text: string | readonly TextRun[] = ''): Block => ({ type: 'paragraph', runs: toRuns(text) });

/** A heading. */
export const heading = (level: HeadingLevel, text: string): Block => ({ type: 'heading', level, runs: toRuns(text) });

/** A bulleted list with a paragraph for each item. */
export const bulletList = (...items: string[]): Block => ({
  type: 'list',
  ordered: false,
  start: 1,
  items: items.map((item) => [paragraph(item)]),
});

/** A picture. */
export const image = (src: string, rest: Partial<Omit<ImageBlock, 'type' | 'src'>> = {}): Block => ({
  type: 'image',
  src,
  alt: '',
  size: 'large',
  align: 'center',
  ...rest,
});

/** A cell of a table with one paragraph. */
export const cell = (text: string, rest: Partial<TableCell> = {}): TableCell => ({
  header: false,
  colspan: 1,
  rowspan: 1,
  widths: null,
  blocks: [paragraph(text)],
  ...rest,
});

/** A table, row by row. */
export const table = (...rows: (readonly (string | TableCell)[])[]): Block => ({
  type: 'table',
  rows: rows.map((row) => row.map((text) => (typeof text === 'string' ? cell(text) : text))),
});

/** Stored HTML of the given blocks. */
export const html = (...blocks: Block[]): string => renderDocument(blocks satisfies RichDocument);
