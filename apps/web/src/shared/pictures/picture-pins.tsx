import { useCommentBoard, useCommentBoardState } from '@paidang/comment-board/document';
import { isVendor } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import type { LightboxMark } from '@paidang/ui/lightbox';
import { createContext, useContext, useMemo } from 'react';
import { labels } from '#labels/pictures';

export interface PicturePins {
  /** Pins on the picture that this text of the document names, numbered like their comments. */
  of: (words: string) => LightboxMark[];
  /** Opens the comment of a pin. */
  open: (comment: string) => void;
}

const none: PicturePins = { of: () => [], open: () => undefined };

export const PicturePinsContext = createContext<PicturePins>(none);

/** Pins that comments place on pictures; none without a comment board. */
export const usePicturePins = (): PicturePins => useContext(PicturePinsContext);

/** Provides {@link usePicturePins} from this board; processed comments have no pin. */
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

/** Numbers of the comments on a picture, shown in the corner of its cropped thumbnail. */
export function PinNumbers({ marks }: { marks: readonly LightboxMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span aria-hidden="true" className="pointer-events-none absolute top-2 left-2 flex flex-wrap gap-1">
      {marks.map(({ id, number, tone }) => (
        <span
          key={id}
          className={cn(
            'grid h-5 min-w-5 place-items-center rounded-small rounded-bl-none px-1 text-12 font-strong text-(--pd-film-lit-ink) tabular-nums',
            tone === 'creator' ? 'bg-(--pd-film-pin-creator)' : 'bg-(--pd-film-pin-vendor)',
          )}
        >
          {number}
        </span>
      ))}
    </span>
  );
}
