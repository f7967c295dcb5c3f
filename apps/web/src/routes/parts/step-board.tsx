import { CommentBoardProvider } from '@paidang/comment-board';
import type { ReactNode } from 'react';
import { labels } from '../../shared/step-page/labels';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import type { LiveCommentPort } from '../../wiring/comment-port';

export interface StepBoardProps {
  boardId: string;
  port: LiveCommentPort;
  /** The version that is current now. */
  version: number;
  children: ReactNode;
}

/** A comment board in the hands of whoever is signed in; what it has to say goes to the page's toasts. */
export function StepBoard({ children, ...board }: StepBoardProps) {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <CommentBoardProvider
      author={{ ...user, company: user.company_name }}
      onNotice={({ tone, undo }, title) =>
        showToast({ title, tone, ...(undo ? { action: { label: labels.undo, onSelect: undo } } : {}) })
      }
      {...board}
    >
      {children}
    </CommentBoardProvider>
  );
}
