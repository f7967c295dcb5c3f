import type { Drawing } from '@paidang/contract/entities';
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import {
  type BoardState,
  type CommentBoard,
  type CommentClock,
  type CommentPermissions,
  type CommentRoles,
  type DraftKey,
  knownTone,
  type RoleTone,
  roleTone,
} from '../core';
import type { CommentBoardLabels } from '../labels';
import type { CommentBoardComponents } from './components';

/** What the list on screen can be asked to do. */
export interface CommentListHandle {
  scrollToTop(): void;
  scrollToBottom(): void;
  /** Brings a comment into view and focuses it. @param from layer it is asked from @default the one that has the focus */
  focusComment(id: string, from?: Element | null): void;
}

/** The parts of the board that are on screen right now, so that others can move the focus there. */
export interface BoardStage {
  list: CommentListHandle | null;
  composer: HTMLTextAreaElement | null;
  /** The composer takes the focus as soon as it is on screen. */
  composerWanted: boolean;
  /** The layer over the page that had the focus when the active comment was asked for. */
  askedFrom: Element | null;
}

/** How a host whose film can be drawn on takes part. */
export interface CommentDrawings {
  /** Shows a drawing, as wide as its place. */
  Picture: ComponentType<{ drawing: Drawing }>;
  /** Says what is drawn. */
  describe: (drawing: Drawing) => string;
  /** Begins drawing for a comment, or ends it. */
  draw: (draft: DraftKey) => void;
  /** The comment that is drawn for. */
  drawingFor: DraftKey | null;
}

export interface BoardContextValue {
  board: CommentBoard;
  labels: CommentBoardLabels;
  permissions: CommentPermissions;
  version: number;
  /** The film the board talks about. */
  clock: CommentClock | undefined;
  drawings: CommentDrawings | undefined;
  /** Roles of the host's own. */
  roles: CommentRoles | undefined;
  /** Whether comments take photos. */
  takesPhotos: boolean;
  stage: BoardStage;
  announcesItself: boolean;
  /** The parts the host draws itself. */
  components: Partial<CommentBoardComponents>;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export function useBoardContext(): BoardContextValue {
  const value = useContext(BoardContext);
  if (!value) {
    throw new Error(
      '@paidang/comment-board: no board found, so there is nothing to show. Place this part inside <CommentBoardProvider>.',
    );
  }
  return value;
}

/** The board itself, for its commands. */
export const useCommentBoard = (): CommentBoard => useBoardContext().board;

export const useComponents = (): Partial<CommentBoardComponents> => useBoardContext().components;

export const useLabels = (): CommentBoardLabels => useBoardContext().labels;

/** What a role is called, and its colour. A role nobody has named is called as the host writes it. */
export function useRole(role: string): { name: string; tone: RoleTone } {
  const { roles, labels } = useBoardContext();
  const known = knownTone(role);
  const own = roles && Object.hasOwn(roles, role) ? (roles[role]?.name ?? role) : undefined;
  return { name: own ?? (known ? labels.roles[known] : role), tone: roleTone(role, roles) };
}

/**
 * A part of the board's state; renders again only when that part changed.
 *
 * @param select Must give the same object for the same state.
 * @example const open = useCommentBoardState((state) => state.counts.unprocessed);
 */
export function useCommentBoardState<Part>(select: (state: BoardState) => Part): Part {
  const { board } = useBoardContext();
  const read = () => select(board.getSnapshot());
  return useSyncExternalStore(board.subscribe, read, () => select(board.getServerSnapshot()));
}

/** Moves the focus into the composer, now or as soon as it is on screen. */
export function useFocusComposer(): () => void {
  const { stage } = useBoardContext();
  return () => {
    if (stage.composer) stage.composer.focus();
    else stage.composerWanted = true;
  };
}
