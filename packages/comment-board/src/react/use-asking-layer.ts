import { useEffect } from 'react';
import type { CommentBoard } from '../core';
import type { BoardStage } from './board-context';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The layer over the page that has the focus. */
export const layerInUse = (): Element | null => document.activeElement?.closest(layers) ?? null;

/**
 * Notes on the stage from which layer the active comment was asked for: the list that will bring the focus to it may come
 * much later than the press, when somebody has gone into another layer.
 */
export function useAskingLayer(board: CommentBoard, stage: BoardStage): void {
  useEffect(() => {
    let { active } = board.getSnapshot();
    return board.subscribe(() => {
      const now = board.getSnapshot().active;
      if (now === active) return;
      active = now;
      stage.askedFrom = layerInUse();
    });
  }, [board, stage]);
}
