import type { DraftKey } from '@paidang/comment-board/core';
import type { CommentBoardPort, CommentDrawings } from '@paidang/comment-board/document';
import type { VideoView } from '@paidang/contract/entities';
import { drawingInWords, type FilmClock } from '@paidang/film';
import { type ReactNode, useMemo, useState } from 'react';
import { DrawnPicture } from '../../features/video/review/drawn-picture';
import { type VideoRoom, VideoRoomContext } from '../../features/video/video-room';
import { startVideoUpload, stopVideoUpload } from '../../wiring/video-upload/video-upload';

export interface VideoRoomProviderProps {
  view: VideoView | undefined;
  clock: FilmClock;
  comments: CommentBoardPort;
  /** Reloads the step view. */
  refresh: () => Promise<unknown>;
  /** @param drawings lets comments be written with drawings */
  children: (drawings: CommentDrawings) => ReactNode;
}

/** Provides the parts of the video page with its data and actions. */
export function VideoRoomProvider({ view, clock, comments, refresh, children }: VideoRoomProviderProps) {
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
  const room = useMemo((): VideoRoom | null => {
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
  return <VideoRoomContext.Provider value={room}>{children(drawings)}</VideoRoomContext.Provider>;
}
