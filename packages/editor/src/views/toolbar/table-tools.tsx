import type { Editor } from '@tiptap/react';
import { Table } from 'lucide-react';
import { insertDefaultTable } from '../../core/extensions/table/table';
import { focusText } from '../../core/focus-text';
import type { TableLabels } from '../../labels';
import { useEditorTools } from '../../react/editor-tools';
import { useEditorValue } from '../../react/use-editor-value';
import { type Choice, ChoicePopover } from './choice-popover';

const columnStep = 24;

type TableCommand = Exclude<keyof TableLabels, 'menu' | 'insert'>;

const run: Readonly<Record<TableCommand, (editor: Editor) => boolean>> = {
  addRowBefore: (editor) => editor.commands.addRowBefore(),
  addRowAfter: (editor) => editor.commands.addRowAfter(),
  addColumnBefore: (editor) => editor.commands.addColumnBefore(),
  addColumnAfter: (editor) => editor.commands.addColumnAfter(),
  mergeCells: (editor) => editor.commands.mergeCells(),
  splitCell: (editor) => editor.commands.splitCell(),
  widenColumn: (editor) => editor.commands.changeColumnWidth(columnStep),
  narrowColumn: (editor) => editor.commands.changeColumnWidth(-columnStep),
  deleteRow: (editor) => editor.commands.deleteRow(),
  deleteColumn: (editor) => editor.commands.deleteColumn(),
  deleteTable: (editor) => editor.commands.deleteTable(),
};

const commands = Object.keys(run) as TableCommand[];
const firstOfGroup: readonly TableCommand[] = ['mergeCells', 'deleteRow'];

/** Inserts a table; inside a table, edits it. */
export function TableTools() {
  const { editor, labels: all } = useEditorTools();
  const labels = all.table;
  const { inTable, canMerge, canSplit } = useEditorValue(editor, () => {
    const inside = editor.isActive('table');
    return {
      inTable: inside,
      canMerge: inside && editor.can().mergeCells(),
      canSplit: inside && editor.can().splitCell(),
    };
  });
  const choices: Choice[] = inTable
    ? commands.map((value) => ({
        value,
        label: labels[value],
        unavailable: (value === 'mergeCells' && !canMerge) || (value === 'splitCell' && !canSplit),
        separated: firstOfGroup.includes(value),
      }))
    : [{ value: 'insert', label: labels.insert }];
  return (
    <ChoicePopover
      label={inTable ? labels.menu : all.toolbar.table}
      choices={choices}
      onChoose={(value) => {
        const command = commands.find((candidate) => candidate === value);
        if (command) run[command](editor);
        else insertDefaultTable(editor);
      }}
      onClose={() => focusText(editor)}
    >
      <Table aria-hidden="true" size={16} strokeWidth={1.75} />
    </ChoicePopover>
  );
}
