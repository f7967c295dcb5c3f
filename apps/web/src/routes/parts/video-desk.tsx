import type { DraftKey } from '@paidang/comment-board/core';
import type { CommentBoardPort, CommentDrawings } from '@paidang/comment-board/document';
import type { VideoView } from '@paidang/contract/entities';
import { drawingInWords, type FilmClock } from '@paidang/film';
import { type ReactNode, useMemo, useState } from 'react';
import { DrawnPicture } from '../../features/video/review/drawn-picture';
import { type VideoDesk, VideoDeskContext } from '../../features/video/video-context';
import { startVideoUpload, stopVideoUpload } from '../../wiring/video-upload/video-upload';

export interface VideoDeskProviderProps {
  view: VideoView | undefined;
  clock: FilmClock;
  comments: CommentBoardPort;
  /** Reloads the sheet. */
  refresh: () => Promise<unknown>;
  /** @param drawings connects the comments with drawing */
  children: (drawings: CommentDrawings) => ReactNode;
}

/** Provides films with what they need from page and server. */
export function VideoDeskProvider({ view, clock, comments, refresh, children }: VideoDeskProviderProps) {
  const [isPinned, pin] = useState(false);
  const [isFull, fill] = useState(false);
  const [drawingFor, setDrawingFor] = useState<DraftKey | null>(null);
  const drawings = useMemo(
    (): CommentDrawings => ({
      Picture: DrawnPicture,
      describe: ({ shapes }) => drawingInWords(shapes),
      drawingFor,
      draw: (draft) => setDrawingFor(drawingFor === draft ? null : draft),
    }),
    [drawingFor],
  );
  const desk = useMemo((): VideoDesk | null => {
    if (!view) return null;
    const { uuid: task, index } = view.task;
    return {
      view,
      clock,
      refresh,
      isPinned,
      pin,
      isFull,
      fill,
      drawingFor,
      drawFor: setDrawingFor,
      describe: drawingInWords,
      keepStill: async (picture) => {
        const file = new File([picture], 'frame.jpg', { type: 'image/jpeg' });
        return (await comments.uploadImage?.(file, {}).catch(() => null)) ?? null;
      },
      upload: (file) => void startVideoUpload({ task, index, file, onChanged: () => void refresh() }),
      stop: () => stopVideoUpload(task),
    };
  }, [view, clock, comments, refresh, isPinned, isFull, drawingFor]);
  return <VideoDeskContext.Provider value={desk}>{children(drawings)}</VideoDeskContext.Provider>;
}
