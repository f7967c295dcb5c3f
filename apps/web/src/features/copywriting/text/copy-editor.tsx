import type { CopyContent } from '@paidang/contract/entities';
import { RichTextEditor } from '@paidang/editor';
import { labels } from '#labels/copywriting';
import type { StepEditorProps } from '../../../step/step-kind';
import { useSuggestionsInText } from '../../../step/suggestions/in-text';
import { StoryEditor } from '../story/story-editor';
import { CopyCount } from './copy-count';

/** Editor of a platform's copy: a text, or a story frame by frame. */
export default function CopyEditor({ content, onChange, ...props }: StepEditorProps<CopyContent>) {
  const { view, port, editorRef, onUploadingChange, errors } = props;
  const inText = useSuggestionsInText();
  const platform = view.platform?.platform_title ?? '';
  if (content.mode === 'story') {
    return (
      <StoryEditor frames={content.frames} onChange={(frames) => onChange({ mode: 'story', frames })} {...props} />
    );
  }
  return (
    <>
      <RichTextEditor
        variant="paper"
        label={labels.editor.label(platform)}
        placeholder={labels.editor.placeholder}
        value={content.text}
        port={port}
        onChange={(text) => onChange({ mode: 'post', text })}
        editorRef={editorRef}
        onUploadingChange={onUploadingChange}
        {...inText}
      />
      <CopyCount platform={platform} html={content.text} error={errors.text} />
    </>
  );
}
