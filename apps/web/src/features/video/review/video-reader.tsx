import type { BoardComment } from '@paidang/comment-board/document';
import type { VideoContent } from '@paidang/contract/entities';
import { useCallback } from 'react';
import { labels } from '#labels/video';
import type { StepReaderProps } from '../../../step/step-kind';
import { FilmCaptions } from '../captions/film-captions';
import { type ComparedVersion, useVideoOf, useVideoRoom } from '../video-room';
import { VersionCover } from './version-cover';
import { VideoStage } from './video-stage';

interface FilmReaderProps extends StepReaderProps<VideoContent> {
  /** Another version to compare with. */
  compared?: ComparedVersion | null;
}

/** A version to watch. */
export function VideoReader({ content, compared }: FilmReaderProps) {
  const film = useVideoOf(content.video_uuid);
  const { view } = useVideoRoom();
  const latest = view.versions.at(-1)?.number;
  const version = view.versions.find((one) => one.film.video_uuid === content.video_uuid)?.number;
  const beside = compared?.version;
  // Comments left open on an earlier cut are to be checked on the newest one.
  const isOfFilm = useCallback(
    (comment: BoardComment) =>
      comment.version === version ||
      // If the cut it refers to is displayed next to it, the comment is shown there.
      (comment.version !== beside && version === latest && comment.is_carried && !comment.is_processed),
    [version, latest, beside],
  );
  if (!film) return null;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <VideoStage film={film} isOfFilm={isOfFilm} compared={compared} />
      <div className="flex shrink-0 items-start justify-between gap-3 px-4 empty:hidden lg:px-1">
        <VideoNote note={content.note} />
        <div className="flex shrink-0 items-center gap-2 empty:hidden">
          <VersionCover film={film} />
          <FilmCaptions key={film.video_uuid} film={film} version={version ?? null} />
        </div>
      </div>
    </div>
  );
}

/** The creator's note on the version. */
function VideoNote({ note }: { note: string }) {
  if (note.trim() === '') return null;
  return (
    <p className="min-w-0 py-1 text-14 break-words whitespace-pre-wrap text-ink-2">
      <b className="mr-2 text-12 font-medium text-ink-3">{labels.note.shown}</b>
      {note}
    </p>
  );
}
