import {
  type Editor,
  findParentNodeClosestToPos,
  getExtensionField,
  type KeyboardShortcutCommand,
  type RawCommands,
} from '@tiptap/core';
import { Table as TiptapTable } from '@tiptap/extension-table/table';
import type { Plugin } from '@tiptap/pm/state';
import { fixTables, selectedRect } from '@tiptap/pm/tables';
import { minColumnWidth } from './table-view';

const unsetColumnWidth = 160;

const Editing = TiptapTable.extend({
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
}).configure({
  resizable: true,
  cellMinWidth: minColumnWidth,
  lastColumnResizable: true,
  // The node view is part of the editor from the start; another one would redraw the document.
  View: null,
});

/** What Tiptap's table would add to an editor, were it one of its extensions. */
function read<Result>(field: 'addCommands' | 'addKeyboardShortcuts' | 'addProseMirrorPlugins', editor: Editor): Result {
  const context = { name: Editing.name, options: Editing.options, storage: {}, editor, type: null };
  return getExtensionField<() => Result>(Editing, field, context)();
}

export const tableCommands = (editor: Editor) => read<Partial<RawCommands>>('addCommands', editor);

export const tableKeys = (editor: Editor) =>
  read<Record<string, KeyboardShortcutCommand>>('addKeyboardShortcuts', editor);

export const tablePlugins = (editor: Editor) => read<Plugin[]>('addProseMirrorPlugins', editor);

export { fixTables };
