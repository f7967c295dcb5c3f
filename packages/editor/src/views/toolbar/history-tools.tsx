import type { Editor } from '@tiptap/react';
import { Redo2, Undo2 } from 'lucide-react';
import type { ToolbarLabels } from '../../labels';
import { useEditorValue } from '../../react/use-editor-value';
import { ToolbarButton, ToolbarGroup } from './toolbar-button';

export interface ToolsProps {
  editor: Editor;
  labels: ToolbarLabels;
}

export function HistoryTools({ editor, labels }: ToolsProps) {
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
