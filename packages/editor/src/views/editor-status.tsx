import { type Editor, useEditorState } from '@tiptap/react';
import { countCharacters } from '../core/document/document-text';
import type { StatusLabels } from '../labels';

/** Characters written, and pictures on their way. */
export function EditorStatus({
  editor,
  uploading,
  labels,
}: {
  editor: Editor;
  uploading: number;
  labels: StatusLabels;
}) {
  const characters = useEditorState({ editor, selector: () => countCharacters(editor.state.doc.textContent) });
  return (
    <div
      data-slot="editor-status"
      className="pde:flex pde:justify-end pde:gap-3 pde:px-4 pde:py-2 pde:text-12 pde:text-ink-3 pde:tabular-nums"
    >
      <span role="status">{uploading > 0 ? labels.uploading(uploading) : ''}</span>
      <span data-slot="editor-count">{labels.characters(characters)}</span>
    </div>
  );
}
