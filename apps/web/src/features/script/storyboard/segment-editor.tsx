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

/** Writes one scene, from the end of what is there. In a file of its own: readers never load the editor. */
export default function SegmentEditor({ number, html, editorRef, ...editor }: SegmentEditorProps) {
  useEffect(() => {
    // React's strict mode makes the editor twice: only the next frame knows the one that stays.
    const frame = requestAnimationFrame(() => editorRef.current?.focus('end'));
    return () => cancelAnimationFrame(frame);
  }, [editorRef]);
  return (
    <RichTextEditor
      label={labels.text(number)}
      placeholder={labels.textPlaceholder}
      value={html}
      editorRef={editorRef}
      // As high and as large as what is read in its place, so that nothing jumps.
      className="[&_.pd-editor-content]:min-h-24 [&_.pd-editor-content]:p-3 [&_.pd-editor-content]:text-15 [&_.pd-editor-content]:leading-6"
      {...editor}
    />
  );
}
