import type { CommentOutcome } from '@paidang/contract/entities';
import type { ComponentType, ReactNode } from 'react';
import type { BoardComment, CommentFilter, DraftKey } from '../core';

/** Props of the part that says who wrote a comment, and when. */
export interface CommentHeaderProps {
  comment: BoardComment;
  /** Of a reply, whose picture stands beside its text, it is a size smaller. */
  size: 'head' | 'reply';
  /** At the end of the line: the menu of the comment. */
  children?: ReactNode;
}

/** Props of the part with a comment's buttons. */
export interface CommentActionsProps {
  comment: BoardComment;
  /** Begins a reply, or opens the one that was begun; absent where nobody may. */
  onReply?: (() => void) | undefined;
  /** Whether a reply was begun and put aside. */
  hasReply: boolean;
  /** Marks the thread as processed or not; absent where nobody may. */
  onProcessedChange?: ((processed: boolean) => void) | undefined;
}

export interface CommentComposerProps {
  /** The draft it edits: a new comment, a reply, or an existing comment. @default 'new' */
  draftKey?: DraftKey;
  /** The comment that is answered or edited. */
  comment?: BoardComment | undefined;
  className?: string;
}

/** Props of what a board without comments shows. */
export interface CommentEmptyStateProps {
  /** `all` where the board has no comments, else the filter that none passes. */
  kind: CommentFilter;
}

/** Props of the part that shows an author's picture. */
export interface CommentAvatarProps {
  name: string;
  src: string | null;
  /** Diameter in px. */
  size: number;
}

/** Props of the part that shows what became of the quoted words. */
export interface OutcomeContentProps {
  comment: BoardComment;
  /** What became of its place: in the current version, or in the one it was confirmed with. */
  outcome: CommentOutcome;
}

/** The parts of the board that a host may draw itself. */
export interface CommentBoardComponents {
  /** Above a comment and above a reply: who, and when. */
  CommentHeader: ComponentType<CommentHeaderProps>;
  /** Below a thread: what one can do with it. */
  CommentActions: ComponentType<CommentActionsProps>;
  /** Where comments, replies and changes are written. */
  Composer: ComponentType<CommentComposerProps>;
  /** What became of the place of a comment of an earlier version: its words, or its picture, before and after. */
  OutcomeContent: ComponentType<OutcomeContentProps>;
  /** In place of the list. */
  EmptyState: ComponentType<CommentEmptyStateProps>;
  /** The picture of an author. The name always stands beside it. */
  Avatar: ComponentType<CommentAvatarProps>;
}
