import { limits } from '@paidang/contract/limits';
import type { TimeSpan } from '@paidang/contract/rules';
import {
  type Block,
  documentText,
  isEmptyDocument,
  type RichDocument,
  type TableBlock,
  type TableCell,
} from '@paidang/editor/core';
import { readTimeSpan } from './time-span';

/** Kinds of columns in a shooting script. */
type Column = 'title' | 'time' | 'text' | 'narration' | 'other';

const columnPatterns: readonly [Column, RegExp][] = [
  ['time', /時間|秒數|時長|秒$|時間碼|time|duration/i],
  ['narration', /旁白|口白|口條|台詞|臺詞|對白|配音|聲音|音效|字幕|逐字|narration|audio|voice|vo$|dialogue/i],
  ['text', /畫面|影像|鏡頭內容|視覺|內容|動作|分鏡說明|visual|video|picture|scene description/i],
  ['title', /段落|標題|場景|場次|主題|title|scene/i],
];

const cellText = (cell: TableCell): string => documentText(cell.blocks).trim();

const columnOf = (name: string): Column => columnPatterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

/** Cells by column, with merged cells in their first column; empty if cells span rows. */
function cellsByColumn(row: readonly TableCell[]): (TableCell | null)[] {
  return row.flatMap((cell) => [cell, ...Array.from({ length: cell.colspan - 1 }, () => null)]);
}

/** The kinds of a shooting script's columns, from its first row; `null` for any other table. */
function readColumns({ rows: [head, ...rest] }: TableBlock): readonly Column[] | null {
  if (!head || rest.length === 0) return null;
  const columns = cellsByColumn(head).map((cell) => (cell ? columnOf(cellText(cell)) : 'other'));
  const known = new Set(columns.filter((column) => column !== 'other'));
  const isScript = known.size >= 2 && (known.has('text') || known.has('narration'));
  const isPlain = [head, ...rest].flat().every(({ rowspan }) => rowspan === 1);
  return isScript && isPlain ? columns : null;
}

/** A segment read from a document, with its pictures not stored yet. */
export interface ReadSegment extends TimeSpan {
  readonly title: string;
  readonly blocks: RichDocument;
  readonly narration: string;
}

const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
const oneLine = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), limits.script.titleLength);
/** A row of a shooting script; `null` for an empty one. */
function readRow(row: TableBlock['rows'][number], columns: readonly Column[]): ReadSegment | null {
  const cells = cellsByColumn(row);
  const of = (column: Column) =>
    cells.filter((cell, index) => cell && columns[index] === column).flatMap((cell) => cell ?? []);
  const lines = (column: Column) => of(column).map(cellText).filter(Boolean).join('\n');
  const blocks = [...of('text'), ...of('other')]
    .flatMap((cell) => cell.blocks)
    .filter((block) => !isEmptyDocument([block]));
  const narration = cut(lines('narration'), limits.script.narrationLength);
  const title = oneLine(lines('title'));
  if (isEmptyDocument(blocks) && narration === '' && title === '') return null;
  return { title, ...readTimeSpan(lines('time')), blocks, narration };
}

const readRows = ({ rows }: TableBlock, columns: readonly Column[]): ReadSegment[] =>
  rows.slice(1).flatMap((row) => readRow(row, columns) ?? []);

const timeAtEnd = /[（(【[]\s*([\d:：\s~～–—-]+(?:秒|s)?)\s*[)）】\]]\s*$/;

/** Splits off the time in a heading such as 「開場（0:00–0:05）」. */
function readHeading(text: string): Pick<ReadSegment, 'title' | 'start' | 'end'> {
  const time = timeAtEnd.exec(text);
  const title = time ? text.slice(0, time.index) : text;
  return { title: oneLine(title), ...readTimeSpan(time?.[1] ?? '') };
}

/** A shot with the title of the preceding heading, and that heading's time if it has none of its own. */
const named = (row: ReadSegment, { title, ...span }: ReturnType<typeof readHeading>): ReadSegment => ({
  ...row,
  title,
  ...(row.start === null && row.end === null ? span : {}),
});

/** The result of splitting a document. */
export interface CutDocument {
  readonly segments: readonly ReadSegment[];
  /** Headings that are not segments: document titles, and titles of tables whose rows all have their own. */
  readonly headings: readonly string[];
}

class SegmentSplitter {
  readonly segments: ReadSegment[] = [];
  readonly headings: string[] = [];
  #head: string | null = null;
  #blocks: Block[] = [];
  #isFirst = true;

  heading(text: string): void {
    // A first heading with nothing below it is the document's title.
    this.#close(this.#isFirst);
    this.#head = text;
  }

  shots(rows: readonly ReadSegment[]): void {
    const [head, nameless] = [this.#head, rows.findIndex(({ title }) => title === '')];
    if (head === null || nameless < 0 || !isEmptyDocument(this.#blocks)) {
      this.#close(true);
      this.segments.push(...rows);
      return;
    }
    // A heading directly above a table belongs to the table's first shot.
    this.#head = null;
    this.#close(true);
    this.#isFirst = false;
    this.segments.push(...rows.map((row, index) => (index === nameless ? named(row, readHeading(head)) : row)));
  }

  add(block: Block): void {
    this.#blocks.push(block);
  }

  end(): CutDocument {
    this.#close(false);
    return this;
  }

  #close(isOnlyName: boolean): void {
    const [head, blocks] = [this.#head, this.#blocks];
    const blank = isEmptyDocument(blocks);
    if (!blank || (head !== null && !isOnlyName))
      this.segments.push({ ...readHeading(head ?? ''), blocks: blank ? [] : blocks, narration: '' });
    else if (head) this.headings.push(head);
    if (head !== null) this.#isFirst = false;
    this.#head = null;
    this.#blocks = [];
  }
}

/**
 * Splits a document into segments: one per heading, and one per row of tables that are shooting scripts (their first row names
 * at least two of time, picture, narration and title). Everything else stays in its current segment.
 */
export function toSegments(document: RichDocument): CutDocument {
  const cutter = new SegmentSplitter();
  for (const block of document) {
    const columns = block.type === 'table' ? readColumns(block) : null;
    if (block.type === 'heading') cutter.heading(documentText([block]));
    else if (block.type === 'table' && columns) cutter.shots(readRows(block, columns));
    else cutter.add(block);
  }
  return cutter.end();
}
