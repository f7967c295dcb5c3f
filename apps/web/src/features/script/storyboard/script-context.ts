import type { DeletedScript, ScriptSegment } from '@paidang/contract/entities';
import { createContext, useContext } from 'react';

export interface PictureUpload {
  onProgress: (ratio: number) => void;
  signal: AbortSignal;
}

/** What the page around a script offers to its segments. */
export interface ScriptDesk {
  /** Comments nobody has processed, by segment. */
  openComments: ReadonlyMap<string, number>;
  /** Shows the comments of one segment. */
  showComments: (segment: string) => void;
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
