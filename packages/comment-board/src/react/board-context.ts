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

/** Commands of the list on screen. */
export interface CommentListHandle {
  scrollToTop(): void;
  scrollToBottom(): void;
  /** Scrolls a comment into view and focuses it. @param from layer it is requested from @default the one with the focus */
  focusComment(id: string, from?: Element | null): void;
}

/** The parts of the board currently on screen, so that other parts can move the focus there. */
export interface BoardStage {
  list: CommentListHandle | null;
  composer: HTMLTextAreaElement | null;
  /** The composer takes the focus when it is mounted. */
  composerWanted: boolean;
  /** Renders the board if it is waiting for the film's first picture. */
  show?: () => void;
  /** The layer over the page that contained the focus when the active comment was requested. */
  askedFrom: Element | null;
}

/** Provided by a host whose film can be drawn on. */
export interface CommentDrawings {
  /** Shows a drawing at the width of its container. */
  Picture: ComponentType<{ drawing: Drawing }>;
  /** Describes a drawing in words. */
  describe: (drawing: Drawing) => string;
  /** Starts drawing for a comment, or ends it. */
  draw: (draft: DraftKey) => void;
  /** The comment currently being drawn for. */
  drawingFor: DraftKey | null;
}

export interface BoardContextValue {
  board: CommentBoard;
  labels: CommentBoardLabels;
  permissions: CommentPermissions;
  version: number;
  /** The film the board is about. */
  clock: CommentClock | undefined;
  drawings: CommentDrawings | undefined;
  /** The host's own roles. */
  roles: CommentRoles | undefined;
  /** Whether comments can have photos. */
  takesPhotos: boolean;
  stage: BoardStage;
  announcesItself: boolean;
  /** The host's own parts. */
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

/** The board, for its commands. */
export const useCommentBoard = (): CommentBoard => useBoardContext().board;

export const useComponents = (): Partial<CommentBoardComponents> => useBoardContext().components;

export const useLabels = (): CommentBoardLabels => useBoardContext().labels;

/** Name and colour of a role. A role without a name is shown by its key. */
export function useRole(role: string): { name: string; tone: RoleTone } {
  const { roles, labels } = useBoardContext();
  const known = knownTone(role);
  const own = roles && Object.hasOwn(roles, role) ? (roles[role]?.name ?? role) : undefined;
  return { name: own ?? (known ? labels.roles[known] : role), tone: roleTone(role, roles) };
}

/**
 * Selects a part of the board's state; renders again only when that part changes.
 *
 * @param select Must return the same object for the same state.
 * @example const open = useCommentBoardState((state) => state.counts.unprocessed);
 */
export function useCommentBoardState<Part>(select: (state: BoardState) => Part): Part {
  const { board } = useBoardContext();
  const read = () => select(board.getSnapshot());
  return useSyncExternalStore(board.subscribe, read, () => select(board.getServerSnapshot()));
}

/** Moves the focus to the composer, now or when it is mounted. */
export function useFocusComposer(): () => void {
  const { stage } = useBoardContext();
  return () => {
    if (stage.composer) return stage.composer.focus();
    stage.composerWanted = true;
    stage.show?.();
  };
}
