import { RichTextEditor } from '@paidang/editor';
import { labels } from '#labels/outline';
import type { StepEditorProps } from '../../step/step-kind';
import { useSuggestionsInText } from '../../step/suggestions/in-text';

/** Editor of the outline. A separate file, so that readers never load the editor. */
export default function OutlineEditor({
  content,
  onChange,
  port,
  editorRef,
  onUploadingChange,
}: StepEditorProps<string>) {
  const inText = useSuggestionsInText();
  return (
    <RichTextEditor
      variant="paper"
      label={labels.editor}
      placeholder={labels.placeholder}
      value={content}
      onChange={onChange}
      port={port}
      editorRef={editorRef}
      onUploadingChange={onUploadingChange}
      {...inText}
    />
  );
}
