import type { DraftKey } from '@paidang/comment-board/core';
import type { CommentImage, DrawnShape, SentVideo, VideoView } from '@paidang/contract/entities';
import type { FilmClock } from '@paidang/film';
import type { CompareMode } from '@paidang/film/core';
import { createContext, useContext } from 'react';

/** Data and actions that the video page provides to its parts. */
export interface VideoRoom {
  view: VideoView;
  clock: FilmClock;
  /** Uploads a file in the background; resumes if it is the same file. */
  upload: (file: File) => void;
  /** Stops the upload. */
  stop: () => void;
  /** Reloads: a signed address has expired, or a film is ready. */
  refresh: () => Promise<unknown>;
  /** Whether the film stays at the top of the window, above its comments. */
  isPinned: boolean;
  pin: (isPinned: boolean) => void;
  /** Whether the film is in full screen, with its comments next to it. */
  isFull: boolean;
  fill: (isFull: boolean) => void;
  /** The comment being drawn for; `null` if none is. */
  drawingFor: DraftKey | null;
  drawFor: (draft: DraftKey | null) => void;
  /** Stores the frame that is drawn on; `null` if that failed: the drawing is sent without it. */
  keepStill: (picture: Blob) => Promise<CommentImage | null>;
  /** Describes a drawing in words. */
  describe: (shapes: readonly DrawnShape[]) => string;
}

/** An earlier version, played in sync with the one on the stage. */
export interface ComparedVersion {
  film: SentVideo;
  version: number;
  /** Name of the version on the stage. */
  shownName: string;
  mode: CompareMode;
  onMode: (mode: CompareMode) => void;
  /** Offset in seconds by which it runs ahead. */
  offset: number;
  onOffset: (seconds: number) => void;
}

export const VideoRoomContext = createContext<VideoRoom | null>(null);

export function useVideoRoom(): VideoRoom {
  const room = useContext(VideoRoomContext);
  if (!room) throw new Error('@paidang/web: a film was shown outside VideoRoomContext.');
  return room;
}

/** The film of a version or of the draft. */
export function useVideoOf(video: string): SentVideo | null {
  const { view } = useVideoRoom();
  const sent = view.versions.find(({ film }) => film.video_uuid === video)?.film;
  return sent ?? (view.video?.video_uuid === video ? view.video.film : null);
}
