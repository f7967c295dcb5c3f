import { type Editor, findParentNodeClosestToPos } from '@tiptap/core';
import { TableCell as TiptapCell } from '@tiptap/extension-table/cell';
import { TableHeader as TiptapHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table as TiptapTable } from '@tiptap/extension-table/table';
import type { Node } from '@tiptap/pm/model';
import { selectedRect } from '@tiptap/pm/tables';
import { readSpan, readWidths } from '../../document/build-table';
import { focusText } from '../../focus-text';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tableColumn: {
      /** Makes the current column wider or narrower by `delta` px: what dragging its edge does, for the keyboard. */
      changeColumnWidth: (delta: number) => ReturnType;
    };
  }
}

const minColumnWidth = 48;
const unsetColumnWidth = 160;

const columnWidths = (row: Node | null): (number | null)[] =>
  row?.children.flatMap((cell) =>
    Array.from({ length: cell.attrs.colspan }, (_, index) => cell.attrs.colwidth?.[index] || null),
  ) ?? [];

/** Tables whose stored form needs no inline style: widths stand on the columns. */
const Table = TiptapTable.extend({
  renderHTML({ node }) {
    const columns = columnWidths(node.firstChild).map((width) => ['col', width ? { width } : {}] as const);
    return ['table', ['colgroup', ...columns], ['tbody', 0]];
  },

  addCommands() {
    return {
      ...this.parent?.(),
      changeColumnWidth:
        (delta) =>
        ({ state, tr, dispatch }) => {
          if (!findParentNodeClosestToPos(state.selection.$from, (node) => node.type.name === this.name)) return false;
          const { map, left, right, table, tableStart } = selectedRect(state);
          const cells = new Map<number, number[]>();
          for (let column = left; column < right; column += 1) {
            for (let row = 0; row < map.height; row += 1) {
              const position = map.map[row * map.width + column] ?? 0;
              const cell = table.nodeAt(position);
              if (!cell) continue;
              const widths: number[] = cells.get(position) ?? [
                ...(cell.attrs.colwidth ?? Array(cell.attrs.colspan).fill(0)),
              ];
              const index = column - map.colCount(position);
              if (row > 0 && map.map[(row - 1) * map.width + column] === position) continue;
              widths[index] = Math.max(minColumnWidth, (widths[index] || unsetColumnWidth) + delta);
              cells.set(position, widths);
            }
          }
          if (dispatch) {
            for (const [position, colwidth] of cells) tr.setNodeAttribute(tableStart + position, 'colwidth', colwidth);
          }
          return true;
        },
    };
  },
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => readSpan(element.getAttribute(name)),
  renderHTML: (attributes: Record<string, number>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

/** Tiptap's cells also read an alignment, and widths from columns that a merged cell then gets wrong. */
const attributesOfCell = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: {
    default: null,
    parseHTML: (element: HTMLElement) =>
      readWidths(element.getAttribute('colwidth'), readSpan(element.getAttribute('colspan'))),
  },
});

const TableCell = TiptapCell.extend({ addAttributes: attributesOfCell });
const TableHeader = TiptapHeader.extend({ addAttributes: attributesOfCell });

export const tableExtensions = [
  Table.configure({ resizable: true, cellMinWidth: minColumnWidth, lastColumnResizable: true }),
  TableRow,
  TableCell,
  TableHeader,
];

/** Inserts the table the toolbar offers: three by three, no header row (R-edt-04). */
export function insertDefaultTable(editor: Editor): void {
  editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: false });
  focusText(editor);
}
