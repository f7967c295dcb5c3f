import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { LocaleProvider } from '@paidang/ui/locale';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type CommentBoardOptions, type CommentNotice, createCommentBoard, memberPermissions } from '../core';
import { type CommentBoardLabels, defaultLabels } from '../labels';
import { BoardContext, type BoardStage, type CommentDrawings } from './board-context';
import type { CommentBoardComponents } from './components';
import { compressPhoto } from './compress-photo';
import { browserDraftStorage } from './draft-storage';
import { useAskingLayer } from './use-asking-layer';

export interface CommentBoardProviderProps extends CommentBoardOptions {
  /** Replaces any of the labels. */
  labels?: LabelOverrides<CommentBoardLabels>;
  /** Language of dates and figures, a BCP 47 tag. @default that of the `LocaleProvider` around it, else 'zh-TW' */
  locale?: string | undefined;
  /**
   * Your own parts instead of the default ones. Define them outside the component that renders the provider: a new function
   * is a new component, which is mounted again.
   * @default `defaultComponents`
   */
  components?: Partial<CommentBoardComponents> | undefined;
  /** `false` pauses polling, for a board that is mounted but not on screen. @default true */
  visible?: boolean;
  /** Lets comments show and take drawings on a film. @default no drawings */
  drawings?: CommentDrawings | undefined;
  /** Handles notices, for a page with its own toasts. @default notices are shown above the composer */
  onNotice?: (notice: CommentNotice, text: string) => void;
  children: ReactNode;
}

/**
 * Provides a comment board to everything below it: the drawer, and the document the comments are about. Drafts are stored in
 * the browser and photos are compressed, unless `drafts` and `preparePhoto` are given.
 *
 * @example
 * <CommentBoardProvider boardId={`outline/${task}`} port={port} author={me} version={3}>
 *   <article ref={setPaper}>…</article><QuoteMarks container={paper} />
 *   <CommentDrawer onCollapse={close} />
 * </CommentBoardProvider>
 */
export function CommentBoardProvider(props: CommentBoardProviderProps) {
  const { locale, ...board } = props;
  return (
    <LocaleProvider locale={locale}>
      <BoardProvider key={board.boardId} {...board} />
    </LocaleProvider>
  );
}

const noComponents: Partial<CommentBoardComponents> = {};

function BoardProvider({
  labels,
  components = noComponents,
  visible = true,
  drawings,
  onNotice,
  children,
  ...given
}: Omit<CommentBoardProviderProps, 'locale'>) {
  const [defaults] = useState(() => ({ drafts: browserDraftStorage(), preparePhoto: compressPhoto }));
  const options = { ...defaults, ...given };
  const [board] = useState(() => createCommentBoard(options));
  const [stage] = useState<BoardStage>(() => ({
    list: null,
    composer: null,
    composerWanted: false,
    askedFrom: null,
  }));
  const onScreen = useVisibility() && visible;
  const mergedLabels = useMemo(() => mergeLabels(defaultLabels, labels), [labels]);

  useLayoutEffect(() => board.configure(options));
  useLayoutEffect(() => board.setVisible(onScreen), [board, onScreen]);
  useEffect(() => board.start(), [board]);
  useAskingLayer(board, stage);

  const latestOnNotice = useRef(onNotice);
  useLayoutEffect(() => {
    latestOnNotice.current = onNotice;
  });
  const announcesItself = onNotice === undefined;
  useEffect(() => {
    if (announcesItself) return;
    return board.subscribe(() => {
      const { notice } = board.getSnapshot();
      if (!notice) return;
      board.dismissNotice();
      latestOnNotice.current?.(notice, mergedLabels.notices[notice.code]);
    });
  }, [board, announcesItself, mergedLabels]);

  const { version = 0, permissions: own, author, port } = given;
  const { clock, roles } = port;
  const takesPhotos = port.uploadImage !== undefined;
  const permissions = useMemo(() => own ?? memberPermissions(author.uuid), [own, author.uuid]);
  const value = useMemo(
    () => ({
      board,
      labels: mergedLabels,
      permissions,
      version,
      clock,
      drawings,
      roles,
      takesPhotos,
      stage,
      announcesItself,
      components,
    }),
    [
      board,
      mergedLabels,
      permissions,
      version,
      clock,
      drawings,
      roles,
      takesPhotos,
      stage,
      announcesItself,
      components,
    ],
  );
  return <BoardContext.Provider value={value}>{children}</BoardContext.Provider>;
}

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether this tab is visible. */
const useVisibility = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
