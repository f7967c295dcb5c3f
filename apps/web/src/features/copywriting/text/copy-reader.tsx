import type { CopyContent } from '@paidang/contract/entities';
import { useMemo } from 'react';
import { OpenablePictures } from '../../../shared/pictures/openable-pictures';
import { RichText } from '../../../shared/rich-text';
import type { StepCompareProps, StepReaderProps } from '../../../step/step-kind';
import { RichTextDiff } from '../../../step/versions/rich-text';
import { BoardPins } from '../board-pins';
import { copyDocument } from '../copy-document';
import { StoryReader } from '../story/story-reader';

/** Read-only version of a platform's copy. */
export function CopyReader({ content }: StepReaderProps<CopyContent>) {
  return content.mode === 'post' ? (
    <RichText html={content.text} />
  ) : (
    <BoardPins>
      <StoryReader frames={content.frames} />
    </BoardPins>
  );
}

/** Changes in a platform's copy. */
export function CopyCompare({ before, after, ...props }: StepCompareProps<CopyContent>) {
  const older = useMemo(() => copyDocument(before), [before]);
  const newer = useMemo(() => copyDocument(after), [after]);
  const diff = <RichTextDiff before={older} after={newer} {...props} />;
  return after.mode === 'story' ? <OpenablePictures>{diff}</OpenablePictures> : diff;
}
