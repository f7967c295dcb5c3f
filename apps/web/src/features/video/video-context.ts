import type { DraftKey } from '@paidang/comment-board/core';
import type { CommentImage, DrawnShape, SentVideo, VideoView } from '@paidang/contract/entities';
import type { FilmClock } from '@paidang/film';
import type { CompareMode } from '@paidang/film/core';
import { createContext, useContext } from 'react';

/** What the page around the films offers to its parts. */
export interface VideoDesk {
  view: VideoView;
  clock: FilmClock;
  /** Sends a file in the background, from where it stopped when it is the same one. */
  upload: (file: File) => void;
  /** Stops sending. */
  stop: () => void;
  /** Asks the server again: a signed address has run out, or a film is ready. */
  refresh: () => Promise<unknown>;
  /** The film stays in sight at the top of the window, above its comments. */
  isPinned: boolean;
  pin: (isPinned: boolean) => void;
  /** The film has the whole screen, and its comments beside it. */
  isFull: boolean;
  fill: (isFull: boolean) => void;
  /** The comment that is being drawn for; `null` while nobody draws. */
  drawingFor: DraftKey | null;
  drawFor: (draft: DraftKey | null) => void;
  /** Keeps the frame that is drawn on; `null` if it could not be kept: the drawing goes without it. */
  keepStill: (picture: Blob) => Promise<CommentImage | null>;
  /** A drawing in words. */
  describe: (shapes: readonly DrawnShape[]) => string;
}

/** An earlier version, watched in step with the one on the stage. */
export interface ComparedVersion {
  film: SentVideo;
  version: number;
  /** What the version on the stage is called. */
  shownName: string;
  mode: CompareMode;
  onMode: (mode: CompareMode) => void;
  /** Seconds it runs ahead. */
  offset: number;
  onOffset: (seconds: number) => void;
}

export const VideoDeskContext = createContext<VideoDesk | null>(null);

export function useVideoDesk(): VideoDesk {
  const desk = useContext(VideoDeskContext);
  if (!desk) throw new Error('@paidang/web: a film was shown outside VideoDeskContext.');
  return desk;
}

/** The film of a version or of the draft. */
export function useVideoOf(video: string): SentVideo | null {
  const { view } = useVideoDesk();
  const sent = view.versions.find(({ film }) => film.video_uuid === video)?.film;
  return sent ?? (view.video?.video_uuid === video ? view.video.film : null);
}
