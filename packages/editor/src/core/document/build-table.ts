import type { Block, TableBlock, TableCell } from './model';
import type { SourceElement, SourceNode } from './source-node';

const maxSpan = 100;
/** Beyond this many columns, cells span one column each; their content is kept. */
const maxColumns = 100;

/** Number of columns or rows a cell spans. */
export function readSpan(value: string | null | undefined): number {
  const number = Number.parseInt(value ?? '1', 10);
  return number >= 1 ? Math.min(number, maxSpan) : 1;
}

/** Widths in px of the columns a cell spans; null unless every column has one. */
export function readWidths(value: string | null | undefined, colspan: number): readonly number[] | null {
  if (!value) return null;
  const widths = value.split(',').map((width) => Number.parseInt(width, 10));
  return widths.length === colspan && widths.every((width) => width >= 0 && width < 5000) ? widths : null;
}

function readCell({ tag, attributes, children }: SourceElement, read: ReadBlocks, column: number): TableCell {
  const blocks = read(children);
  const span = readSpan(attributes.colspan);
  const colspan = column + span <= maxColumns ? span : 1;
  return {
    header: tag === 'th',
    colspan,
    rowspan: readSpan(attributes.rowspan),
    widths: readWidths(attributes.colwidth, colspan),
    blocks: blocks.length > 0 ? blocks : [{ type: 'paragraph', runs: [] }],
  };
}

type ReadBlocks = (nodes: readonly SourceNode[]) => readonly Block[];

interface BuiltTable {
  /** Null if the table has no cells. */
  readonly table: TableBlock | null;
  /** Content of the table outside its cells, such as the caption. */
  readonly outside: readonly SourceNode[];
}

export function buildTable(element: SourceElement, read: ReadBlocks): BuiltTable {
  const rows: TableCell[][] = [];
  const outside: SourceNode[] = [];
  const readRow = (row: SourceElement) => {
    const cells: TableCell[] = [];
    let column = 0;
    for (const node of row.children) {
      if (typeof node !== 'string' && (node.tag === 'td' || node.tag === 'th')) {
        const cell = readCell(node, read, column);
        column += cell.colspan;
        cells.push(cell);
      } else outside.push(node);
    }
    if (cells.length > 0) rows.push(cells);
  };
  const readRows = (nodes: readonly SourceNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') outside.push(node);
      else if (node.tag === 'tr') readRow(node);
      else if (/^t(head|body|foot)$/.test(node.tag)) readRows(node.children);
      else if (node.tag === 'td' || node.tag === 'th') readRow({ tag: 'tr', attributes: {}, children: [node] });
      else if (node.tag !== 'colgroup' && node.tag !== 'col') outside.push(node);
    }
  };
  readRows(element.children);
  return { table: rows.length > 0 ? { type: 'table', rows } : null, outside };
}
