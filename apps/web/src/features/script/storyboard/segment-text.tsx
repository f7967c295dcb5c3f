import type { EditorPort, RichTextEditorHandle } from '@paidang/editor';
import { lazy, type RefObject, Suspense } from 'react';
import { labels } from '#labels/script';
import { RichText } from '../../../shared/rich-text';

const SegmentEditor = lazy(() => import('./segment-editor'));

export interface SegmentTextProps {
  number: number;
  html: string;
  /** Whether this is the one segment whose editor is mounted. */
  editing: boolean;
  port: EditorPort;
  editorRef: RefObject<RichTextEditorHandle | null>;
  onEdit: () => void;
  onChange: (html: string) => void;
  onUploadingChange: (count: number) => void;
}

/** Text of a scene: read-only until pressed, then an editor. A hundred editors at once would be slow. */
export function SegmentText({ editing, html, number, onEdit, ...editor }: SegmentTextProps) {
  const reading = (
    <div className="relative min-h-24 rounded-control border border-line p-3 hover:border-line-strong">
      {html ? (
        <RichText html={html} size="compact" />
      ) : (
        <p data-quote-skip="" className="text-15 text-ink-3">
          {labels.textPlaceholder}
        </p>
      )}
      <button
        type="button"
        aria-label={labels.editText(number)}
        onClick={onEdit}
        className="absolute inset-0 cursor-text rounded-control"
      />
    </div>
  );
  if (!editing) return reading;
  return (
    <Suspense fallback={reading}>
      <SegmentEditor html={html} number={number} {...editor} />
    </Suspense>
  );
}
