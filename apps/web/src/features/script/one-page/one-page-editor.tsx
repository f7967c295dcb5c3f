import type { OnePageContent } from '@paidang/contract/entities';
import { RichTextEditor, type RichTextEditorHandle } from '@paidang/editor';
import { useImperativeHandle, useRef } from 'react';
import { labels } from '#labels/script';
import type { StepEditorProps } from '../../../step/step-kind';
import { useSuggestionsInText } from '../../../step/suggestions/in-text';
import { showToast } from '../../../stores/toasts';
import { AiDecision } from './ai-decision';
import { AiDraftPanel } from './ai-draft-panel';

/** Editor of a one-page script; if the server has a model, it can write a first draft to decide about. */
export default function OnePageEditor({
  view,
  content,
  onChange,
  save,
  errors,
  editorRef,
  port,
  onUploadingChange,
}: StepEditorProps<OnePageContent>) {
  const inText = useSuggestionsInText();
  const editor = useRef<RichTextEditorHandle>(null);
  const flush = () => editor.current?.flush();
  useImperativeHandle(editorRef, () => ({ flush: () => editor.current?.flush() }), []);

  const decide = (description: string, title: string) => {
    onChange({ ...content, description, compare_content: null });
    showToast({ title, duration: 8000, action: { label: labels.ai.kept.undo, onSelect: () => onChange(content) } });
  };
  if (content.compare_content !== null) {
    return (
      <AiDecision
        present={content.compare_content}
        draft={content.description}
        error={errors.compare_content}
        onDecide={decide}
      />
    );
  }
  return (
    <AiDraftPanel
      task={view.task.uuid}
      description={content.description}
      save={() => {
        flush();
        return save();
      }}
    >
      <RichTextEditor
        variant="paper"
        label={labels.onePage.editor}
        placeholder={labels.onePage.placeholder}
        value={content.description}
        onChange={(description) => onChange({ ...content, description })}
        editorRef={editor}
        port={port}
        onUploadingChange={onUploadingChange}
        {...inText}
      />
    </AiDraftPanel>
  );
}
