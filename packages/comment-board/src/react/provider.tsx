import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { LocaleProvider } from '@paidang/ui/locale';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type CommentBoardOptions, type CommentNotice, createCommentBoard, memberPermissions } from '../core';
import { type CommentBoardLabels, defaultLabels } from '../labels';
import { BoardContext, type BoardStage, type CommentDrawings } from './board-context';
import type { CommentBoardComponents } from './components';
import { compressPhoto } from './compress-photo';
import { browserDraftStorage } from './draft-storage';
import { useAskingLayer } from './use-asking-layer';
import { useVisibility } from './use-visibility';

export interface CommentBoardProviderProps extends CommentBoardOptions {
  /** Replaces any of the labels. */
  labels?: LabelOverrides<CommentBoardLabels>;
  /** Language of dates and figures, a BCP 47 tag. @default that of the `LocaleProvider` around it, else 'zh-TW' */
  locale?: string | undefined;
  /**
   * Parts of one's own in place of ours. Define them outside of what renders the provider: a new function is a new part.
   * @default `defaultComponents`
   */
  components?: Partial<CommentBoardComponents> | undefined;
  /** `false` pauses polling, for a board that is mounted but not on screen. @default true */
  visible?: boolean;
  /** Comments show what was drawn on a film, and take drawings. @default they do not */
  drawings?: CommentDrawings | undefined;
  /** Takes messages over, for a page that has its own toasts. @default shown above the composer */
  onNotice?: (notice: CommentNotice, text: string) => void;
  children: ReactNode;
}

/**
 * One comment board for everything below it: the drawer, and the document it talks about. Drafts are kept in this
 * browser and photos compressed, unless `drafts` and `preparePhoto` say otherwise.
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
  const [stage] = useState<BoardStage>(() => ({ list: null, composer: null, composerWanted: false, askedFrom: null }));
  const onScreen = useVisibility() && visible;
  const words = useMemo(() => mergeLabels(defaultLabels, labels), [labels]);

  useLayoutEffect(() => board.configure(options));
  useLayoutEffect(() => board.setVisible(onScreen), [board, onScreen]);
  useEffect(() => board.start(), [board]);
  useAskingLayer(board, stage);

  const tell = useRef(onNotice);
  useLayoutEffect(() => {
    tell.current = onNotice;
  });
  const announcesItself = onNotice === undefined;
  useEffect(() => {
    if (announcesItself) return;
    return board.subscribe(() => {
      const { notice } = board.getSnapshot();
      if (!notice) return;
      board.dismissNotice();
      tell.current?.(notice, words.notices[notice.code]);
    });
  }, [board, announcesItself, words]);

  const { version = 0, permissions: own, author, port } = given;
  const { clock, roles } = port;
  const takesPhotos = port.uploadImage !== undefined;
  const permissions = useMemo(() => own ?? memberPermissions(author.uuid), [own, author.uuid]);
  const value = useMemo(
    () => ({
      board,
      labels: words,
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
    [board, words, permissions, version, clock, drawings, roles, takesPhotos, stage, announcesItself, components],
  );
  return <BoardContext.Provider value={value}>{children}</BoardContext.Provider>;
}
