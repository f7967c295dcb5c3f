import type { Editor } from '@tiptap/react';
import { countNode } from '../core/schema/count-node';
import type { StatusLabels } from '../labels';
import { useEditorValue } from '../react/use-editor-value';

/** Word and character counts, and pictures being uploaded. */
export function EditorStatus({
  editor,
  uploading,
  labels,
}: {
  editor: Editor;
  uploading: number;
  labels: StatusLabels;
}) {
  const { words, characters } = useEditorValue(editor, () => countNode(editor.state.doc), 150);
  return (
    <div
      data-slot="editor-status"
      className="pde:flex pde:justify-end pde:gap-3 pde:px-4 pde:py-2 pde:text-12 pde:text-ink-3 pde:tabular-nums"
    >
      <span role="status">{uploading > 0 ? labels.uploading(uploading) : ''}</span>
      <span data-slot="editor-count">{labels.count(words, characters)}</span>
    </div>
  );
}
