import {
  type Command,
  callOrReturn,
  type Editor,
  findParentNodeClosestToPos,
  getExtensionField,
  Node,
  type RawCommands,
} from '@tiptap/core';
import { TableCell as TiptapCell } from '@tiptap/extension-table/cell';
import { TableHeader as TiptapHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { readSpan, readWidths } from '../../document/build-table';
import { focusText } from '../../focus-text';
import { whenIdle } from '../../when-idle';
import { columnWidths, TableView } from './table-view';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tableColumn: {
      /** Makes the current column wider or narrower by `delta` px, as dragging its edge does; for the keyboard. */
      changeColumnWidth: (delta: number) => ReturnType;
    };
  }
}

type Editing = typeof import('./table-editing');

let editing: Editing | null = null;

/** Fetches the commands and plug-ins of tables. A failed call rejects, and the next one tries again. */
async function loadEditing(): Promise<Editing> {
  editing = await import('./table-editing');
  return editing;
}

const commandNames = [
  'addColumnBefore',
  'addColumnAfter',
  'deleteColumn',
  'addRowBefore',
  'addRowAfter',
  'deleteRow',
  'deleteTable',
  'mergeCells',
  'splitCell',
  'mergeOrSplit',
  'toggleHeaderColumn',
  'toggleHeaderRow',
  'toggleHeaderCell',
  'setCellAttribute',
  'goToNextCell',
  'goToPreviousCell',
  'fixTables',
  'setCellSelection',
  'changeColumnWidth',
] as const;

const keys = ['Tab', 'Shift-Tab', 'Backspace', 'Mod-Backspace', 'Delete', 'Mod-Delete'];

/** Takes the place of the plug-ins of tables until they have been fetched. */
const placeholderKey = new PluginKey('table-placeholder');

type CommandName = (typeof commandNames)[number];
type FetchedCommand = (...parameters: never[]) => Command;

const isInTable = ({ selection }: EditorState) =>
  findParentNodeClosestToPos(selection.$from, ({ type }) => type.name === 'table') !== undefined;

/** Puts the plug-ins into a running editor. That ends a composition, so it waits until there is none. */
function addPlugins(editor: Editor, { fixTables, tablePlugins }: Editing) {
  if (editor.isDestroyed) return;
  const { view, state } = editor;
  if (view.composing) {
    view.dom.addEventListener('compositionend', () => setTimeout(addPlugins, 0, editor, editing), { once: true });
    return;
  }
  const plugins = state.plugins.flatMap((plugin) =>
    plugin.spec.key === placeholderKey ? tablePlugins(editor) : plugin,
  );
  if (plugins.length === state.plugins.length) return;
  view.updateState(state.reconfigure({ plugins }));
  // Also tells the toolbar that its commands are available.
  view.dispatch((fixTables(view.state) ?? view.state.tr).setMeta('addToHistory', false));
}

/** Adds what is fetched of tables to an editor, then runs `run`, unless the text or the caret has changed since the call. */
function withEditing(editor: Editor, run?: () => void): void {
  const { doc, selection } = editor.state;
  loadEditing().then(
    (loaded) => {
      if (editor.isDestroyed) return;
      const isUnchanged = editor.state.doc === doc && editor.state.selection.eq(selection);
      addPlugins(editor, loaded);
      if (isUnchanged) run?.();
    },
    // Without a connection. The next command or key in a table tries again.
    () => undefined,
  );
}

function hasTable(doc: ProseMirrorNode): boolean {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= node.type.name === 'table';
    return !isFound && !node.isTextblock;
  });
  return isFound;
}

/**
 * Tables whose stored form needs no inline style: widths are stored on the columns. Schema and view are part of the editor;
 * commands, keys, cell selection and resizing are fetched once it is idle, or as soon as they are needed.
 */
const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  group: 'block',

  parseHTML: () => [{ tag: 'table' }],

  renderHTML({ node }) {
    const columns = columnWidths(node.firstChild).map((width) => ['col', width ? { width } : {}] as const);
    return ['table', ['colgroup', ...columns], ['tbody', 0]];
  },

  addNodeView:
    () =>
    ({ node }) =>
      new TableView(node),

  extendNodeSchema: (extension) => ({
    tableRole: callOrReturn(getExtensionField(extension, 'tableRole', extension)),
  }),

  addCommands() {
    const { editor } = this;
    const fetched =
      (name: CommandName) =>
      (...parameters: never[]): Command =>
      (props) => {
        if (editing) return (editing.tableCommands(editor)[name] as FetchedCommand)(...parameters)(props);
        if (!props.dispatch || !isInTable(props.state)) return false;
        withEditing(editor, () => (editor.commands[name] as (...parameters: never[]) => boolean)(...parameters));
        return true;
      };
    return {
      ...(Object.fromEntries(commandNames.map((name) => [name, fetched(name)])) as Partial<RawCommands>),
      insertTable:
        ({ rows = 3, cols = 3, withHeaderRow = true } = {}) =>
        ({ state, tr, dispatch }) => {
          if (!dispatch) return true;
          const cell = (row: number) => ({
            type: withHeaderRow && row === 0 ? 'tableHeader' : 'tableCell',
            content: [{ type: 'paragraph' }],
          });
          const content = Array.from({ length: rows }, (_, row) => ({
            type: 'tableRow',
            content: Array.from({ length: cols }, () => cell(row)),
          }));
          const offset = tr.selection.from + 1;
          tr.replaceSelectionWith(state.schema.nodeFromJSON({ type: this.name, content })).scrollIntoView();
          tr.setSelection(TextSelection.near(tr.doc.resolve(offset)));
          return true;
        },
    };
  },

  addKeyboardShortcuts() {
    const press = (key: string) => () => {
      const { editor } = this;
      if (editing) return editing.tableKeys(editor)[key]?.({ editor }) ?? false;
      // The others delete a selection of cells, which there cannot be yet.
      if (!key.endsWith('Tab') || !isInTable(editor.state)) return false;
      withEditing(editor, press(key));
      return true;
    };
    return Object.fromEntries(keys.map((key) => [key, press(key)]));
  },

  addProseMirrorPlugins() {
    return editing ? editing.tablePlugins(this.editor) : [new Plugin({ key: placeholderKey })];
  },

  onCreate() {
    const { editor } = this;
    const fetch = () => withEditing(editor);
    if (editing || hasTable(editor.state.doc)) fetch();
    else whenIdle(fetch);
  },
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => readSpan(element.getAttribute(name)),
  renderHTML: (attributes: Record<string, number>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

/** Tiptap's cells also parse an alignment, and take widths from the columns, which is wrong for merged cells. */
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

export const tableExtensions = [Table, TableRow, TableCell, TableHeader];

/** Inserts the table the toolbar offers: three by three, no header row (R-edt-04). */
export function insertDefaultTable(editor: Editor): void {
  editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: false });
  focusText(editor);
}
