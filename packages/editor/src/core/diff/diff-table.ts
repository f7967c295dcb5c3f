import { textOfDocument } from '../document/document-text';
import type { Block, TableBlock, TableCell } from '../document/model';
import { type AlignmentStep, type AlignOptions, align } from './align';
import type { DiffBlock, DiffCell, DiffRow, DiffTable } from './diff-model';
import { textSimilarity } from './similarity';
import { wholeBlock, wholeBlocks } from './whole-block';

type DiffBlocks = (before: readonly Block[], after: readonly Block[]) => readonly DiffBlock[];
type Row = readonly TableCell[];

interface Line<T> {
  readonly text: string;
  readonly item: T;
}

const minRowSimilarity = 0.34;
const minColumnSimilarity = 0.2;

const cellText = (cell: TableCell | undefined) => (cell ? textOfDocument(cell.blocks) : '');
const spans = (table: TableBlock) =>
  table.rows.map((row) => row.map((cell) => `${cell.colspan}×${cell.rowspan}`).join()).join(';');
const isGrid = (table: TableBlock) =>
  table.rows.every(
    (row) => row.length === table.rows[0]?.length && row.every((cell) => cell.colspan === 1 && cell.rowspan === 1),
  );

const lines = <T>(minimum: number): AlignOptions<Line<T>> => ({
  key: (line) => line.text,
  score: (before, after) => {
    const score = textSimilarity(before.text, after.text);
    return score >= minimum ? score : 0;
  },
});

const rowsOf = (table: TableBlock): Line<Row>[] =>
  table.rows.map((item) => ({ item, text: item.map(cellText).join('\t') }));

const columnsOf = (table: TableBlock): Line<number>[] =>
  (table.rows[0] ?? []).map((_, item) => ({ item, text: table.rows.map((row) => cellText(row[item])).join('\t') }));

/** A column rewritten in place counts as the same column, not as one deleted and one added. */
function pairNeighbours(steps: readonly AlignmentStep<Line<number>>[]): AlignmentStep<Line<number>>[] {
  const result: AlignmentStep<Line<number>>[] = [];
  for (const step of steps) {
    const open = result.findLastIndex((candidate) => candidate.kind === 'pair') + 1;
    const wanted = step.kind === 'added' ? 'removed' : 'added';
    const index =
      step.kind === 'pair' ? -1 : result.findIndex((candidate, at) => at >= open && candidate.kind === wanted);
    const partner = result[index];
    if (step.kind === 'added' && partner?.kind === 'removed')
      result[index] = { kind: 'pair', before: partner.before, after: step.after };
    else if (step.kind === 'removed' && partner?.kind === 'added')
      result[index] = { kind: 'pair', before: step.before, after: partner.after };
    else result.push(step);
  }
  return result;
}

const wholeCell = (cell: TableCell, change: 'added' | 'removed'): DiffCell => ({
  cell,
  blocks: wholeBlocks(cell.blocks, change),
  change,
});

/** A cell that neither table has: where an added row crosses a deleted column, or vice versa. */
const filler = (like: TableCell | undefined, column: 'added' | 'removed'): DiffCell => ({
  cell: { header: like?.header ?? false, colspan: 1, rowspan: 1, widths: null, blocks: [] },
  blocks: [],
  change: column,
});

/** Aligns rows and columns of two tables without merged cells; the result has all columns of both. */
function diffGrid(before: TableBlock, after: TableBlock, diffBlocks: DiffBlocks): DiffTable {
  const columns = pairNeighbours(align(columnsOf(before), columnsOf(after), lines(minColumnSimilarity)));
  const cellOf = (row: Row | null, column: Line<number> | null) => (row && column ? row[column.item] : undefined);
  const diffRow = (old: Row | null, current: Row | null): DiffCell[] =>
    columns.map((column) => {
      const was = cellOf(old, column.kind === 'added' ? null : column.before);
      const is = cellOf(current, column.kind === 'removed' ? null : column.after);
      if (was && is) return { cell: is, blocks: diffBlocks(was.blocks, is.blocks), change: 'same' };
      if (is) return wholeCell(is, 'added');
      return was
        ? wholeCell(was, 'removed')
        : filler((current ?? old)?.[0], column.kind === 'added' ? 'added' : 'removed');
    });
  const rows = align(rowsOf(before), rowsOf(after), lines(minRowSimilarity)).map((step): DiffRow => {
    if (step.kind === 'added') return { cells: diffRow(null, step.after.item), change: 'added' };
    if (step.kind === 'removed') return { cells: diffRow(step.before.item, null), change: 'removed' };
    return { cells: diffRow(step.before.item, step.after.item), change: 'same' };
  });
  return { type: 'table', rows, change: 'same' };
}

/** Tables with the same merged cells are compared cell by cell. */
function diffCells(before: TableBlock, after: TableBlock, diffBlocks: DiffBlocks): DiffTable {
  const rows = after.rows.map(
    (row, rowIndex): DiffRow => ({
      cells: row.map((cell, index) => ({
        cell,
        blocks: diffBlocks(before.rows[rowIndex]?.[index]?.blocks ?? [], cell.blocks),
        change: 'same',
      })),
      change: 'same',
    }),
  );
  return { type: 'table', rows, change: 'same' };
}

/** Tables whose cells are merged differently have no common grid, so the old table is shown, followed by the new one. */
export function diffTables(before: TableBlock, after: TableBlock, diffBlocks: DiffBlocks): readonly DiffBlock[] {
  if (isGrid(before) && isGrid(after)) return [diffGrid(before, after, diffBlocks)];
  if (spans(before) === spans(after)) return [diffCells(before, after, diffBlocks)];
  return [wholeBlock(before, 'removed'), wholeBlock(after, 'added')];
}
