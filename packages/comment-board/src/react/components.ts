import type { CommentOutcome } from '@paidang/contract/entities';
import type { ComponentType, ReactNode } from 'react';
import type { BoardComment, CommentFilter, DraftKey } from '../core';

/** Props of the part that shows who wrote a comment, and when. */
export interface CommentHeaderProps {
  comment: BoardComment;
  /** One size smaller for a reply, whose avatar is next to its text. */
  size: 'head' | 'reply';
  /** The comment's menu, at the end of the line. */
  children?: ReactNode;
}

/** Props of the part with a comment's buttons. */
export interface CommentActionsProps {
  comment: BoardComment;
  /** Starts a reply, or opens its draft; absent if the user may not reply. */
  onReply?: (() => void) | undefined;
  /** Whether there is a draft of a reply. */
  hasReply: boolean;
  /** Marks the thread as processed or not processed; absent if the user may not. */
  onProcessedChange?: ((processed: boolean) => void) | undefined;
}

export interface CommentComposerProps {
  /** The draft it edits: a new comment, a reply, or an existing comment. @default 'new' */
  draftKey?: DraftKey;
  /** The comment being replied to or edited. */
  comment?: BoardComment | undefined;
  className?: string;
}

/** Props of the empty state. */
export interface CommentEmptyStateProps {
  /** `all` if the board has no comments, else the filter that no comment passes. */
  kind: CommentFilter;
}

/** Props of the part that shows an author's picture. */
export interface CommentAvatarProps {
  name: string;
  src: string | null;
  /** Diameter in px. */
  size: number;
}

/** Props of the part that shows the outcome at the quoted place. */
export interface OutcomeContentProps {
  comment: BoardComment;
  /** Outcome at the quoted place: in the current version, or in the one it was confirmed with. */
  outcome: CommentOutcome;
}

/** The parts of the board that a host can replace. */
export interface CommentBoardComponents {
  /** Author and time, above a comment or a reply. */
  CommentHeader: ComponentType<CommentHeaderProps>;
  /** Buttons below a thread. */
  CommentActions: ComponentType<CommentActionsProps>;
  /** Composer for comments, replies and edits. */
  Composer: ComponentType<CommentComposerProps>;
  /** Outcome at the place of a comment from an earlier version: its text or picture, before and after. */
  OutcomeContent: ComponentType<OutcomeContentProps>;
  /** Shown instead of an empty list. */
  EmptyState: ComponentType<CommentEmptyStateProps>;
  /** Picture of an author; the name is always next to it. */
  Avatar: ComponentType<CommentAvatarProps>;
}
