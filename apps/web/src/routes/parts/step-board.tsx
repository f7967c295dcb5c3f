import { type BoardState, hasContent } from '@paidang/comment-board/core';
import {
  type CommentBoardComponents,
  type CommentBoardLabels,
  CommentBoardProvider,
  type CommentDrawings,
  readerPermissions,
  useCommentBoardState,
} from '@paidang/comment-board/document';
import type { Project } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { type ReactNode, useEffect } from 'react';
import { labels as endLabels } from '#labels/ended';
import { labels as words } from '#labels/step';
import type { LiveCommentPort } from '../../data/comments';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { useUnsaved } from '../../stores/unsaved';

export interface StepBoardProps {
  boardId: string;
  port: LiveCommentPort;
  /** The current version. */
  version: number;
  /** Project of the step: once it has ended, no comments can be written. */
  project: Pick<Project, 'status'>;
  /** Why comments can no longer be written. @default only closed if the project has ended */
  closed?: string | undefined;
  /** Label overrides. */
  labels?: Partial<CommentBoardLabels> | undefined;
  /** Connects the comments with drawing on a film. @default no drawing */
  drawings?: CommentDrawings | undefined;
  /** Component overrides. */
  components?: Partial<CommentBoardComponents> | undefined;
  children: ReactNode;
}

const readOnlyLabels = (readOnly: string): Pick<CommentBoardLabels, 'readOnly' | 'emptyText'> => ({
  readOnly,
  emptyText: { all: readOnly, processed: readOnly, unprocessed: readOnly },
});

const endedWords = (status: Project['status']): string =>
  status === 'cancelled' ? endLabels.comments.cancelled : endLabels.comments.closed;

/** A comment board for the signed-in user; its messages are shown as toasts of the page. */
export function StepBoard({ project: { status }, closed, labels, children, ...board }: StepBoardProps) {
  const why = hasEnded(status) ? endedWords(status) : closed;
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <CommentBoardProvider
      author={{ ...user, company: user.company_name }}
      onNotice={({ tone, undo }, title) =>
        showToast({ title, tone, ...(undo ? { action: { label: words.undo, onSelect: undo } } : {}) })
      }
      labels={why ? { ...labels, ...readOnlyLabels(why) } : (labels ?? {})}
      {...(why ? { permissions: readerPermissions } : {})}
      {...board}
    >
      <UnsavedComments boardId={board.boardId} />
      {children}
    </CommentBoardProvider>
  );
}

/** Whether comments are drafted or being sent. */
const hasUnsaved = ({ drafts, pending }: BoardState): boolean =>
  pending.length > 0 || Object.values(drafts).some((draft) => draft && hasContent(draft));

/** Marks the page as unsaved while the enclosing board holds anything a reload would interrupt or lose. */
function UnsavedComments({ boardId }: { boardId: string }) {
  const unsaved = useCommentBoardState(hasUnsaved);
  useEffect(() => {
    const name = `comments/${boardId}`;
    useUnsaved.getState().set(name, unsaved);
    return () => useUnsaved.getState().set(name, false);
  }, [boardId, unsaved]);
  return null;
}
