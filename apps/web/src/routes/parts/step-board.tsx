import { type CommentBoardLabels, CommentBoardProvider } from '@paidang/comment-board/document';
import type { ReactNode } from 'react';
import { labels as words } from '#labels/step';
import type { LiveCommentPort } from '../../data/comments';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { UnsavedComments } from '../../wiring/unsaved-comments';

export interface StepBoardProps {
  boardId: string;
  port: LiveCommentPort;
  /** The version that is current now. */
  version: number;
  /** Words to replace. */
  labels?: Partial<CommentBoardLabels> | undefined;
  children: ReactNode;
}

/** A comment board in the hands of whoever is signed in; what it has to say goes to the page's toasts. */
export function StepBoard({ labels, children, ...board }: StepBoardProps) {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <CommentBoardProvider
      author={{ ...user, company: user.company_name }}
      onNotice={({ tone, undo }, title) =>
        showToast({ title, tone, ...(undo ? { action: { label: words.undo, onSelect: undo } } : {}) })
      }
      {...(labels ? { labels } : {})}
      {...board}
    >
      <UnsavedComments boardId={board.boardId} />
      {children}
    </CommentBoardProvider>
  );
}
