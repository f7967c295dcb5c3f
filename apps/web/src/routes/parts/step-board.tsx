import {
  type CommentBoardComponents,
  type CommentBoardLabels,
  CommentBoardProvider,
  type CommentDrawings,
  readerPermissions,
} from '@paidang/comment-board/document';
import type { Project } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import type { ReactNode } from 'react';
import { labels as endLabels } from '#labels/ended';
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
  /** Where the step belongs: nothing is written about a project that has ended. */
  project: Pick<Project, 'status'>;
  /** Why nothing is written on it any more. @default the project has ended, or nothing prevents it */
  closed?: string | undefined;
  /** Words to replace. */
  labels?: Partial<CommentBoardLabels> | undefined;
  /** How comments take part in drawing on a film. @default they do not */
  drawings?: CommentDrawings | undefined;
  /** Parts of comments to replace. */
  components?: Partial<CommentBoardComponents> | undefined;
  children: ReactNode;
}

const readOnlyLabels = (readOnly: string): Pick<CommentBoardLabels, 'readOnly' | 'emptyText'> => ({
  readOnly,
  emptyText: { all: readOnly, processed: readOnly, unprocessed: readOnly },
});

const endedWords = (status: Project['status']): string =>
  status === 'cancelled' ? endLabels.comments.cancelled : endLabels.comments.closed;

/** A comment board in the hands of whoever is signed in; what it has to say goes to the page's toasts. */
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
