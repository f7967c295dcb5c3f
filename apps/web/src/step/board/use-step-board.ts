import { useCommentBoard, useCommentBoardState } from '@paidang/comment-board/document';
import { createContext, useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOccupied } from '../../shared/layers/is-occupied';

export interface StepBoardState {
  /** Whether there is room for the comments next to the paper. */
  wide: boolean;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Opens the comments. */
  open: () => void;
}

/**
 * Whether the comments are open, and where. A comment named in the address opens them.
 *
 * @param onOpen called before they open
 */
export function useStepBoardState(onOpen?: () => void): StepBoardState {
  const wide = useWide();
  const [isOpen, setOpen] = useBoardOpen(wide);
  const open = useCallback(() => {
    onOpen?.();
    setOpen(true);
  }, [onOpen, setOpen]);
  useDeepLink(open);
  return { wide, isOpen, setOpen, open };
}

/**
 * `print` matches too, so that printing does not change the layout: paper is narrow, and a sheet opening for it would lock the
 * page being printed.
 */
const query = '(min-width: 992px), print';

const useWide = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => true,
  );

/**
 * Next to the paper, the comments are open until they are closed. In a sheet on small screens, they open only on request, and not
 * again after the window was wide in between.
 */
function useBoardOpen(wide: boolean): [open: boolean, setOpen: (open: boolean) => void] {
  const [drawer, setDrawer] = useState(true);
  const [view, setView] = useState(false);
  if (wide && view) setView(false);
  const setOpen = useCallback((open: boolean) => (wide ? setDrawer : setView)(open), [wide]);
  return [wide ? drawer : view, setOpen];
}

/** Opens the board at the comment named in the address once the comments have loaded; moves the focus unless it is in use. */
function useDeepLink(open: () => void): void {
  const [search] = useSearchParams();
  const comment = search.get('comment');
  const board = useCommentBoard();
  const ready = useCommentBoardState((state) => state.status === 'ready');
  const openedComment = useRef<string | null>(null);
  const show = useRef(open);
  useEffect(() => {
    show.current = open;
  }, [open]);
  useEffect(() => {
    if (!comment || !ready || openedComment.current === comment) return;
    openedComment.current = comment;
    show.current();
    board.activate(comment, isOccupied() ? 'list' : 'document');
  }, [board, comment, ready]);
}

export const OpenBoardContext = createContext<() => void>(() => {});

/** Returns a function that opens the comments, for use inside the work. */
export const useOpenBoard = (): (() => void) => useContext(OpenBoardContext);
