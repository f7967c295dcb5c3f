import type { CopyContent } from '@paidang/contract/entities';
import { type ReactNode, useMemo } from 'react';
import { OpenablePictures } from '../../../shared/pictures/openable-pictures';
import { PicturePinsContext, usePicturePinsOn } from '../../../shared/pictures/picture-pins';
import { RichText } from '../../../shared/rich-text';
import { useOpenBoard } from '../../../step/board/use-step-board';
import type { StepCompareProps, StepReaderProps } from '../../../step/step-kind';
import { RichTextDiff } from '../../../step/versions/rich-text';
import { copyDocument } from '../copy-document';
import { StoryReader } from '../story/story-reader';

/** Pictures with pins at the points that this board's comments refer to. */
export function BoardPins({ children }: { children: ReactNode }) {
  const pins = usePicturePinsOn(useOpenBoard());
  return <PicturePinsContext.Provider value={pins}>{children}</PicturePinsContext.Provider>;
}

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
