import { Redo2, Undo2 } from 'lucide-react';
import { useEditorTools } from '../../react/editor-tools';
import { useEditorValue } from '../../react/use-editor-value';
import { ToolbarButton, ToolbarGroup } from './toolbar-button';

/** Undo and redo. */
export function HistoryTools() {
  const { editor, labels: all } = useEditorTools();
  const labels = all.toolbar;
  const { canUndo, canRedo } = useEditorValue(editor, () => ({
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }));
  return (
    <ToolbarGroup>
      <ToolbarButton label={labels.undo} unavailable={!canUndo} onClick={() => editor.commands.undo()}>
        <Undo2 aria-hidden="true" size={16} strokeWidth={1.75} />
      </ToolbarButton>
      <ToolbarButton label={labels.redo} unavailable={!canRedo} onClick={() => editor.commands.redo()}>
        <Redo2 aria-hidden="true" size={16} strokeWidth={1.75} />
      </ToolbarButton>
    </ToolbarGroup>
  );
}
