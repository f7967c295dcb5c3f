import type { CopyContent, PhotosContent, Quote, TaskPlatform } from '@paidang/contract/entities';
import { checkCopyLength, checkFrames, claimTexts, postLength } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { documentText, isEmptyDocument } from '@paidang/editor/view';
import { lazy } from 'react';
import { labels } from '#labels/copywriting';
import { lazyExtra } from '../../shared/lazy-extra';
import { type Merge, type MergeDrafts, mergeLists, mergeTexts, wrapMerge } from '../../step/merge/merge';
import { reviewSentence } from '../../step/page/turn-sentence';
import type { StepErrors, StepKind } from '../../step/step-kind';
import { replaceQuoted } from '../../step/suggestions/replace-quoted';
import { frameDocument, photoDocument } from './copy-document';
import { BoardPhotosReader, PhotosCompare } from './photos/photos-reader';
import { CopyCompare, CopyReader } from './text/copy-reader';

/** Replaces a quoted place in a platform's copy; `null` if the place no longer exists or is in more than one frame. */
export function replaceInCopy(copy: CopyContent, quote: Quote, replacement: string): CopyContent | null {
  if (copy.mode === 'post') {
    const text = replaceQuoted(copy.text, quote, replacement);
    return text === null ? null : { mode: 'post', text };
  }
  const words = quote.selectedText;
  const found = copy.frames.filter(({ caption }) => caption.includes(words));
  if (found.length !== 1) return null;
  return {
    mode: 'story',
    frames: copy.frames.map((frame) =>
      frame === found[0] ? { ...frame, caption: frame.caption.replace(words, () => replacement) } : frame,
    ),
  };
}

function checkPost(text: string, platform: TaskPlatform | null): StepErrors {
  const wrong = checkCopyLength(platform?.platform_title ?? '', postLength(documentText(text)));
  return wrong ? { text: wrong } : {};
}

/** A platform's kind is fixed, so both drafts are texts or both are stories. */
const mergeCopy: MergeDrafts<CopyContent> = (mine, theirs, piecesOf): Merge<CopyContent> => {
  if (mine.mode === 'post' && theirs.mode === 'post')
    return wrapMerge(mergeTexts(mine.text, theirs.text, piecesOf), (text) => ({ mode: 'post', text }));
  const framesOf = (copy: CopyContent) => (copy.mode === 'story' ? copy.frames : []);
  const frames = mergeLists({
    mine: framesOf(mine),
    theirs: framesOf(theirs),
    idOf: ({ frame_uuid }) => frame_uuid,
    titleOf: (_, number) => labels.story.frame(number),
    show: frameDocument,
  });
  return wrapMerge(frames, (merged) => ({ mode: 'story', frames: merged }));
};

/** The copy of one platform: a text, or the frames of a story. */
export const copyKind: StepKind<CopyContent> = {
  name: 'copywriting',
  code: functionCodes.copyText,
  words: labels.text,
  sentence: reviewSentence(labels.text.noun),
  blank: ({ platform }) => (platform?.kind === 'story' ? { mode: 'story', frames: [] } : { mode: 'post', text: '' }),
  isEmpty: (copy) => (copy.mode === 'post' ? isEmptyDocument(copy.text) : copy.frames.length === 0),
  check: (copy, { platform }) => (copy.mode === 'story' ? checkFrames(copy.frames) : checkPost(copy.text, platform)),
  claims: claimTexts.copy,
  replace: replaceInCopy,
  merge: mergeCopy,
  Editor: lazy(() => import('./text/copy-editor')),
  Reader: CopyReader,
  Preview: lazyExtra(async () => ({ default: (await import('./preview/copy-preview')).CopyPreview })),
  Compare: CopyCompare,
};

/** The pictures of one platform, reviewed separately from its text. */
export const photosKind: StepKind<PhotosContent> = {
  name: 'copywriting',
  code: functionCodes.copyPhotos,
  words: labels.photos,
  sentence: reviewSentence(labels.photos.noun, {
    creator: { todo: ({ vendor, first }) => labels.photosTodo(vendor, first) },
  }),
  blank: () => ({ photos: [] }),
  isEmpty: ({ photos }) => photos.length === 0,
  claims: claimTexts.photos,
  merge: (mine, theirs) =>
    wrapMerge(
      mergeLists({
        mine: mine.photos,
        theirs: theirs.photos,
        idOf: ({ photo_uuid }) => photo_uuid,
        titleOf: (_, number) => labels.photo.photo(number),
        show: photoDocument,
      }),
      (photos) => ({ photos }),
    ),
  Editor: lazy(() => import('./photos/photos-editor')),
  Reader: BoardPhotosReader,
  Preview: lazyExtra(async () => ({ default: (await import('./preview/copy-preview')).PhotosPreview })),
  Compare: PhotosCompare,
};
