import type { CopyContent } from '@paidang/contract/entities';
import { useMemo } from 'react';
import { OpenablePictures } from '../../../shared/pictures/openable-pictures';
import { RichText } from '../../../shared/rich-text';
import { RichTextDiff } from '../../../shared/step-page/rich-text-diff';
import type { StepCompareProps, StepReaderProps } from '../../../shared/step-page/step-kind';
import { copyDocument } from '../copy-document';
import { StoryReader } from '../story/story-reader';

/** A version of a platform's words. */
export function CopyReader({ content }: StepReaderProps<CopyContent>) {
  return content.mode === 'post' ? <RichText html={content.text} /> : <StoryReader frames={content.frames} />;
}

/** What changed in a platform's words. */
export function CopyCompare({ before, after, ...props }: StepCompareProps<CopyContent>) {
  const older = useMemo(() => copyDocument(before), [before]);
  const newer = useMemo(() => copyDocument(after), [after]);
  const diff = <RichTextDiff before={older} after={newer} {...props} />;
  return after.mode === 'story' ? <OpenablePictures>{diff}</OpenablePictures> : diff;
}
