import { documentText, type TableBlock, type TableCell } from '@paidang/editor/core';

/** Kinds of columns in a shooting script. */
export type Column = 'title' | 'time' | 'text' | 'narration' | 'other';

const names: readonly [Column, RegExp][] = [
  ['time', /時間|秒數|時長|秒$|時間碼|time|duration/i],
  ['narration', /旁白|口白|口條|台詞|臺詞|對白|配音|聲音|音效|字幕|逐字|narration|audio|voice|vo$|dialogue/i],
  ['text', /畫面|影像|鏡頭內容|視覺|內容|動作|分鏡說明|visual|video|picture|scene description/i],
  ['title', /段落|標題|場景|場次|主題|title|scene/i],
];

export const cellText = (cell: TableCell): string => documentText(cell.blocks).trim();

const columnOf = (name: string): Column => names.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

/** Cells by column, with merged cells in their first column; empty if cells span rows. */
export function cellsByColumn(row: readonly TableCell[]): (TableCell | null)[] {
  return row.flatMap((cell) => [cell, ...Array.from({ length: cell.colspan - 1 }, () => null)]);
}

/** The kinds of a shooting script's columns, from its first row; `null` for any other table. */
export function readColumns({ rows: [head, ...rest] }: TableBlock): readonly Column[] | null {
  if (!head || rest.length === 0) return null;
  const columns = cellsByColumn(head).map((cell) => (cell ? columnOf(cellText(cell)) : 'other'));
  const known = new Set(columns.filter((column) => column !== 'other'));
  const isScript = known.size >= 2 && (known.has('text') || known.has('narration'));
  const isPlain = [head, ...rest].flat().every(({ rowspan }) => rowspan === 1);
  return isScript && isPlain ? columns : null;
}
