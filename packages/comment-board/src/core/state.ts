import { secondsOf } from '@paidang/contract/rules';
import type { BoardComment } from './comment';
import { type CommentDraft, type DraftKey, emptyDraft } from './comment-draft';
import { type CommentCounts, type CommentFilter, countComments, filterComments } from './filter';
import { applyMutations, type Mutation } from './mutations';

/** State of loading. */
export type LoadStatus = 'loading' | 'ready' | 'failed';

export interface SavedThread {
  readonly status: LoadStatus;
  /** Replies as last loaded, oldest first. */
  readonly saved: readonly BoardComment[];
}

/** The replies to one comment as shown, oldest first. */
export interface Thread extends SavedThread {
  readonly replies: readonly BoardComment[];
}

/** Kind of a notice; `labels.notices` has the texts. */
export type NoticeCode =
  | 'sendFailed'
  | 'deleted'
  | 'deleteFailed'
  | 'restoreFailed'
  | 'saved'
  | 'saveFailed'
  | 'processedSaved'
  | 'processedSaveFailed'
  | 'proven'
  | 'proveFailed';

/** A message shown to the user once. */
export interface CommentNotice {
  readonly id: number;
  readonly code: NoticeCode;
  readonly tone: 'success' | 'danger';
  /** Undoes the action; absent if it cannot be undone. */
  readonly undo?: () => void;
}

/** Whether the document still contains the quoted text; unknown (absent) while no document is on screen. */
export type AnchorState = 'found' | 'orphan';

/** The active comment in list and document; `at` changes with every request, so that activating it again scrolls again. */
export interface ActiveComment {
  readonly id: string;
  readonly origin: 'list' | 'document';
  readonly at: number;
}

export interface BoardSource {
  readonly status: LoadStatus;
  /** Heads as last loaded, oldest first. */
  readonly saved: readonly BoardComment[];
  readonly savedThreads: Readonly<Record<string, SavedThread>>;
  readonly pending: readonly Mutation[];
  readonly filter: CommentFilter;
  readonly drafts: Readonly<Partial<Record<DraftKey, CommentDraft>>>;
  readonly replyingTo: string | null;
  /** Time from which the next comment may be sent, ms since 1970; 0 if nothing was sent. */
  readonly nextSendAt: number;
  readonly notice: CommentNotice | null;
  readonly anchors: Readonly<Record<string, AnchorState>>;
  readonly active: ActiveComment | null;
  readonly expanded: Readonly<Record<string, boolean>>;
}

/** Immutable state of the board: each change creates a new object. */
export interface BoardState extends BoardSource {
  /** Every head, newest first. */
  readonly comments: readonly BoardComment[];
  /** Heads that refer to a moment of the film, in film order; their index + 1 is their number. */
  readonly timed: readonly BoardComment[];
  /** Heads that refer to a point of a picture, oldest first; their index + 1 is their number. */
  readonly pinned: readonly BoardComment[];
  /** Heads that pass the filter, newest first. */
  readonly visible: readonly BoardComment[];
  /** Open heads of earlier versions whose places were found in the current one, newest first. */
  readonly unproven: readonly BoardComment[];
  readonly counts: CommentCounts;
  readonly threads: Readonly<Record<string, Thread>>;
}

export const emptySource: BoardSource = {
  status: 'loading',
  saved: [],
  savedThreads: {},
  pending: [],
  filter: 'unprocessed',
  drafts: { new: emptyDraft },
  replyingTo: null,
  nextSendAt: 0,
  notice: null,
  anchors: {},
  active: null,
  expanded: {},
};

/** Adds the derived state; parts with an unchanged source keep their identity from `last`. */
export function derive(source: BoardSource, last?: BoardState): BoardState {
  const samePending = last?.pending === source.pending;
  const sameHeads = samePending && last?.saved === source.saved;
  const comments = sameHeads ? last.comments : [...applyMutations(source.saved, source.pending, null)].reverse();
  const sameView = sameHeads && last.filter === source.filter;
  const sameThreads = samePending && last?.savedThreads === source.savedThreads;
  return {
    ...source,
    comments,
    timed: sameHeads ? last.timed : inVideoOrder(comments),
    pinned: sameHeads ? last.pinned : onPictures(comments),
    unproven: sameHeads ? last.unproven : comments.filter(hasOpenOutcome),
    counts: sameHeads ? last.counts : countComments(comments),
    visible: sameView ? last.visible : filterComments(comments, source.filter),
    threads: sameThreads ? last.threads : deriveThreads(source),
  };
}

const hasOpenOutcome = ({ outcome, is_processed, is_deleted }: BoardComment): boolean =>
  !!outcome && !is_processed && !is_deleted;

const inVideoOrder = (comments: readonly BoardComment[]): readonly BoardComment[] =>
  comments
    .flatMap((comment) => (comment.time && !comment.is_deleted ? [{ comment, at: secondsOf(comment.time) }] : []))
    // At the same moment, the older one first.
    .toSorted((a, b) => a.at - b.at || a.comment.created_at.localeCompare(b.comment.created_at))
    .map(({ comment }) => comment);

const onPictures = (comments: readonly BoardComment[]): readonly BoardComment[] =>
  comments.filter((comment) => comment.quote?.point && !comment.is_deleted).toReversed();

function deriveThreads(source: BoardSource): Record<string, Thread> {
  const threads = Object.entries(source.savedThreads).map(([id, thread]) => [
    id,
    { ...thread, replies: applyMutations(thread.saved, source.pending, id) },
  ]);
  return Object.fromEntries(threads);
}
