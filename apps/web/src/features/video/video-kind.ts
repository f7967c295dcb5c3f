import type { VideoContent, VideoView } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { lazy } from 'react';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import { lazyExtra } from '../../shared/lazy-extra';
import { mergeFields } from '../../step/merge/merge';
import { reviewSentence } from '../../step/page/turn-sentence';
import type { StepKind } from '../../step/step-kind';
import { VersionPicture } from './review/version-picture';
import { VideoReader } from './review/video-reader';
import { VideoSurface } from './review/video-surface';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** The video step: uploaded by the creator, reviewed by the vendor. */
export const videoKind: StepKind<VideoContent> = {
  name: 'video',
  code: functionCodes.video,
  words: labels.step,
  sentence: reviewSentence(labels.step.noun, {
    version: copyName,
    creator: {
      todo: ({ vendor, first }) => labels.todo(vendor, first),
      drafting: ({ vendor, first }) => labels.drafting(vendor, first),
    },
  }),
  blank: () => ({ video_uuid: '', note: '' }),
  isEmpty: ({ video_uuid }) => video_uuid === '',
  merge: (mine, theirs) =>
    // The newest film always wins; only the note can differ.
    mergeFields({ ...mine, video_uuid: theirs.video_uuid }, theirs, [
      { name: 'note', title: labels.note.label, show: ({ note }) => `<p>${escaped(note)}</p>` },
    ]),
  Editor: lazy(() => import('./making/video-editor')),
  Reader: VideoReader,
  Compare: lazyExtra(() => import('./review/video-compare')),
  comparesAtOnce: false,
  Surface: VideoSurface,
  VersionPicture,
  isBegun: ({ video_uuid }) => video_uuid !== '',
};

/** Why the video cannot be sent, as a sentence; `null` if it can. */
export function sendBlocker({ video }: Pick<VideoView, 'video'>): string | null {
  if (video?.state !== 'transcoded') return messages.videoNotReady;
  return video.is_confirmed ? null : messages.videoUnconfirmed;
}
