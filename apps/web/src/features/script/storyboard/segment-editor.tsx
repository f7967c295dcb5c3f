import { type EditorPort, RichTextEditor, type RichTextEditorHandle } from '@paidang/editor';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { labels } from '../labels';

export interface SegmentEditorProps {
  number: number;
  html: string;
  port: EditorPort;
  editorRef: Ref<RichTextEditorHandle>;
  onChange: (html: string) => void;
  onUploadingChange: (count: number) => void;
}

/** Writes one scene. In a file of its own: readers never load the editor. */
export default function SegmentEditor({ number, html, editorRef, ...editor }: SegmentEditorProps) {
  const handle = useRef<RichTextEditorHandle>(null);
  useImperativeHandle<RichTextEditorHandle | null, RichTextEditorHandle | null>(editorRef, () => handle.current);
  useEffect(() => handle.current?.focus('end'), []);
  return (
    <RichTextEditor
      label={labels.text(number)}
      placeholder={labels.textPlaceholder}
      value={html}
      editorRef={handle}
      {...editor}
    />
  );
}
