import type { VideoContent, VideoView } from '@paidang/contract/entities';
import { messages, momentText, videoTimeOf } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Clapperboard } from 'lucide-react';
import { lazy } from 'react';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import { lazyExtra } from '../../shared/lazy-extra';
import { mergeFields } from '../../step/merge/merge';
import { reviewSentence } from '../../step/page/turn-sentence';
import type { StepKind, StepSurfaceProps } from '../../step/step-kind';
import { VideoReader } from './review/video-reader';
import { useVideoRoom } from './video-room';

/** First frame and length of a version. */
function VersionPicture({ number }: { number: number }) {
  const { view } = useVideoRoom();
  const film = view.versions.find((one) => one.number === number)?.film;
  const picture = film?.cover?.path ?? film?.poster;
  return (
    <span className="relative block aspect-video w-full overflow-hidden rounded-[4px] bg-film">
      {picture ? (
        <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
      ) : (
        <span className="absolute inset-0 grid place-items-center text-film-ink-2">
          <Clapperboard size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      {film?.duration ? (
        <span className="absolute right-1 bottom-1 rounded-[3px] bg-[#18181ed1] px-1 font-mono text-12 text-white tabular-nums">
          {momentText(videoTimeOf(film.duration))}
        </span>
      ) : null}
    </span>
  );
}

/** Surface of a film: full width, as high as the window permits. */
function VideoSurface({ editing, children }: StepSurfaceProps) {
  return (
    <div data-tour="step-paper" className="min-h-0 flex-1 lg:overflow-y-auto">
      <div
        className={
          editing
            ? 'mx-auto grid min-h-full w-full max-w-[824px] content-center px-4 py-6 sm:px-8 [&>*]:min-w-0'
            : 'flex min-h-full flex-col p-4 max-lg:px-0 max-lg:pt-0 lg:h-full lg:min-h-[420px] lg:px-8 lg:pt-4 lg:pb-2 [&>div]:flex [&>div]:min-h-0 [&>div]:flex-1 [&>div]:flex-col'
        }
      >
        {children}
      </div>
    </div>
  );
}

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
