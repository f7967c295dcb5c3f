import type { DeletedScript, ScriptSegment } from '@paidang/contract/entities';
import { createContext, useCallback, useContext } from 'react';
import type { LiveCommentPort } from '../../../data/comments';
import { useOpenBoard } from '../../../step/board/use-step-board';

export interface PictureUpload {
  onProgress: (ratio: number) => void;
  signal: AbortSignal;
}

/** Data and actions that the script page provides to its segments. */
export interface ScriptRoom {
  task: string;
  /** Number of the current version. */
  version: number;
  /** Unprocessed comments, by segment. */
  openComments: ReadonlyMap<string, number>;
  /** Segments both sides know: those only in the draft cannot be commented on yet. */
  sent: ReadonlySet<string>;
  /** The segment whose comments the board is filtered by; `null` for all. */
  chosen: { uuid: string; name: string; port: LiveCommentPort } | null;
  chooseSegment: (segment: string | null) => void;
  /** Segments that can be restored, newest first. */
  deleted: readonly DeletedScript[];
  /** Converts a Word file to segments, without storing anything. */
  importWord: (file: File, upload: PictureUpload) => Promise<{ scripts: ScriptSegment[]; warnings: string[] }>;
  /** Stores a picture; resolves to its address. */
  uploadPicture: (file: File, upload: PictureUpload) => Promise<string>;
}

export const ScriptRoomContext = createContext<ScriptRoom | null>(null);

export function useScriptRoom(): ScriptRoom {
  const room = useContext(ScriptRoomContext);
  if (!room) throw new Error('@paidang/web: a storyboard was shown outside ScriptRoomContext.');
  return room;
}

/** Returns a function that opens the board with the comments of one segment. */
export function useShowComments(): (segment: string) => void {
  const { chooseSegment } = useScriptRoom();
  const openBoard = useOpenBoard();
  return useCallback(
    (segment) => {
      chooseSegment(segment);
      openBoard();
    },
    [chooseSegment, openBoard],
  );
}
