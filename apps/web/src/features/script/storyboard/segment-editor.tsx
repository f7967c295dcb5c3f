import { type EditorPort, RichTextEditor, type RichTextEditorHandle } from '@paidang/editor';
import { type RefObject, useEffect } from 'react';
import { labels } from '#labels/script';

export interface SegmentEditorProps {
  number: number;
  html: string;
  port: EditorPort;
  editorRef: RefObject<RichTextEditorHandle | null>;
  onChange: (html: string) => void;
  onUploadingChange: (count: number) => void;
}

/** Editor of one scene, with the cursor at the end. A separate file, so that readers never load the editor. */
export default function SegmentEditor({ number, html, editorRef, ...editor }: SegmentEditorProps) {
  useEffect(() => {
    // React's strict mode creates the editor twice: only in the next frame the lasting one is known.
    const frame = requestAnimationFrame(() => editorRef.current?.focus('end'));
    return () => cancelAnimationFrame(frame);
  }, [editorRef]);
  return (
    <RichTextEditor
      label={labels.text(number)}
      placeholder={labels.textPlaceholder}
      value={html}
      editorRef={editorRef}
      // Same size as the read-only text it replaces, so that nothing jumps.
      className="[&_.pd-editor-content]:min-h-24 [&_.pd-editor-content]:p-3 [&_.pd-editor-content]:text-15 [&_.pd-editor-content]:leading-6"
      {...editor}
    />
  );
}
