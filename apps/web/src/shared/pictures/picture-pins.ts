import { useCommentBoard, useCommentBoardState } from '@paidang/comment-board/document';
import { isVendor } from '@paidang/contract/vocabulary';
import type { LightboxMark } from '@paidang/ui/lightbox';
import { createContext, useContext, useMemo } from 'react';
import { labels } from '#labels/pictures';

export interface PicturePins {
  /** The points of the picture these words of the paper name, with the numbers their comments have. */
  of: (words: string) => LightboxMark[];
  /** Shows the comment of a point. */
  open: (comment: string) => void;
}

const none: PicturePins = { of: () => [], open: () => undefined };

export const PicturePinsContext = createContext<PicturePins>(none);

/** Points of pictures that comments speak of; none where there is no board. */
export const usePicturePins = (): PicturePins => useContext(PicturePinsContext);

/** What {@link usePicturePins} answers with on this board: what is dealt with has left the picture. */
export function usePicturePinsOn(openBoard: () => void): PicturePins {
  const board = useCommentBoard();
  const pinned = useCommentBoardState((state) => state.pinned);
  return useMemo(
    () => ({
      of: (words) =>
        pinned.flatMap(({ message_id: id, quote, message, role, created_by, is_processed }, index) => {
          if (!quote?.point || is_processed || quote.selectedText !== words) return [];
          const number = index + 1;
          const label = labels.pin(number, created_by, message);
          return [
            { id, ...quote.point, number, label, tone: isVendor(role) ? ('vendor' as const) : ('creator' as const) },
          ];
        }),
      open: (comment) => {
        openBoard();
        board.activate(comment, 'document');
      },
    }),
    [board, openBoard, pinned],
  );
}
