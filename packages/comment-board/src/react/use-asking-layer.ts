import { useEffect } from 'react';
import type { CommentBoard } from '../core';
import type { BoardStage } from './board-context';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The layer over the page that contains the focus. */
export const layerInUse = (): Element | null => document.activeElement?.closest(layers) ?? null;

/**
 * Records on the stage in which layer the active comment was requested: the list that moves the focus to it may be mounted
 * much later than the press, when the user has opened another layer. A board that waits for its film is rendered.
 */
export function useAskingLayer(board: CommentBoard, stage: BoardStage): void {
  useEffect(() => {
    let { active } = board.getSnapshot();
    if (active) stage.show?.();
    return board.subscribe(() => {
      const now = board.getSnapshot().active;
      if (now === active) return;
      active = now;
      stage.askedFrom = layerInUse();
      stage.show?.();
    });
  }, [board, stage]);
}
