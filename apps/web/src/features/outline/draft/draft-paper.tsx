import { type EditorPort, RichTextEditor, type RichTextEditorHandle } from '@paidang/editor';
import type { Ref } from 'react';
import { labels } from '../labels';
import type { Autosave } from './autosave';
import { ConflictPanel } from './conflict-panel';
import { useAutosaveState } from './use-autosave-state';

export interface DraftPaperProps {
  draft: Autosave;
  port: EditorPort;
  editorRef: Ref<RichTextEditorHandle>;
  onUploadingChange: (count: number) => void;
}

/** The creator writes. In a file of its own: readers never load the editor. */
export default function DraftPaper({ draft, port, editorRef, onUploadingChange }: DraftPaperProps) {
  const state = useAutosaveState(draft);
  return (
    <>
      <ConflictPanel draft={draft} />
      <RichTextEditor
        variant="paper"
        label={labels.editor}
        placeholder={labels.placeholder}
        value={state?.content ?? ''}
        port={port}
        onChange={draft.change}
        onUploadingChange={onUploadingChange}
        editorRef={editorRef}
      />
    </>
  );
}
