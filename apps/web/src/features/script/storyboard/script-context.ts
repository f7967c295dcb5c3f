import type { DeletedScript, ScriptSegment } from '@paidang/contract/entities';
import { createContext, useCallback, useContext } from 'react';
import type { LiveCommentPort } from '../../../data/comments';
import { useOpenBoard } from '../../../step/board/use-step-board';

export interface PictureUpload {
  onProgress: (ratio: number) => void;
  signal: AbortSignal;
}

/** What the page around a script offers to its segments. */
export interface ScriptDesk {
  task: string;
  /** The version that is current now. */
  version: number;
  /** Comments nobody has processed, by segment. */
  openComments: ReadonlyMap<string, number>;
  /** The segments both sides know: what is in the draft alone cannot be spoken about yet. */
  sent: ReadonlySet<string>;
  /** The one segment whose comments are on the board; `null` for all. */
  chosen: { uuid: string; name: string; port: LiveCommentPort } | null;
  chooseSegment: (segment: string | null) => void;
  /** Segments that can be brought back, the newest first. */
  deleted: readonly DeletedScript[];
  /** Turns a Word file into segments; nothing is kept by it. */
  importWord: (file: File, upload: PictureUpload) => Promise<{ scripts: ScriptSegment[]; warnings: string[] }>;
  /** Stores a picture; answers where it is. */
  uploadPicture: (file: File, upload: PictureUpload) => Promise<string>;
}

export const ScriptDeskContext = createContext<ScriptDesk | null>(null);

export function useScriptDesk(): ScriptDesk {
  const desk = useContext(ScriptDeskContext);
  if (!desk) throw new Error('@paidang/web: a storyboard was shown outside ScriptDeskContext.');
  return desk;
}

/** Opens the board with the comments of one segment. */
export function useShowComments(): (segment: string) => void {
  const { chooseSegment } = useScriptDesk();
  const openBoard = useOpenBoard();
  return useCallback(
    (segment) => {
      chooseSegment(segment);
      openBoard();
    },
    [chooseSegment, openBoard],
  );
}
