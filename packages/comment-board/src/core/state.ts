import { secondsOf } from '@paidang/contract/rules';
import type { BoardComment } from './comment';
import { type CommentDraft, type DraftKey, emptyDraft } from './comment-draft';
import { type CommentCounts, type CommentFilter, countComments, filterComments } from './filter';
import { applyMutations, type Mutation } from './mutations';

/** How far loading has come. */
export type LoadStatus = 'loading' | 'ready' | 'failed';

export interface SavedThread {
  readonly status: LoadStatus;
  /** Replies as last read, oldest first. */
  readonly saved: readonly BoardComment[];
}

/** The replies of one comment as they are shown, oldest first. */
export interface Thread extends SavedThread {
  readonly replies: readonly BoardComment[];
}

/** Something the board has to say; `labels.notices` has the words. */
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

/** Something to tell the user once. */
export interface CommentNotice {
  readonly id: number;
  readonly code: NoticeCode;
  readonly tone: 'success' | 'danger';
  /** Takes the action back; absent when it cannot be. */
  readonly undo?: () => void;
}

/** Whether the document still contains the quoted text; unknown while no document is on screen. */
export type AnchorState = 'found' | 'orphan';

/** The comment both sides point at; `at` changes with every request, so asking twice scrolls twice. */
export interface ActiveComment {
  readonly id: string;
  readonly origin: 'list' | 'document';
  readonly at: number;
}

export interface BoardSource {
  readonly status: LoadStatus;
  /** Heads as last read, oldest first. */
  readonly saved: readonly BoardComment[];
  readonly savedThreads: Readonly<Record<string, SavedThread>>;
  readonly pending: readonly Mutation[];
  readonly filter: CommentFilter;
  readonly drafts: Readonly<Partial<Record<DraftKey, CommentDraft>>>;
  readonly replyingTo: string | null;
  /** Moment from which the next comment may be sent, ms since 1970; 0 when nothing was sent. */
  readonly nextSendAt: number;
  readonly notice: CommentNotice | null;
  readonly anchors: Readonly<Record<string, AnchorState>>;
  readonly active: ActiveComment | null;
  readonly expanded: Readonly<Record<string, boolean>>;
}

/** Everything the board knows at a moment. It is never changed: each change is a new object. */
export interface BoardState extends BoardSource {
  /** Every head, newest first. */
  readonly comments: readonly BoardComment[];
  /** Heads that speak of a moment of the film, in its order: their places are their numbers, from 1. */
  readonly timed: readonly BoardComment[];
  /** Heads that speak of a point of a picture, oldest first: their places are their numbers, from 1. */
  readonly pinned: readonly BoardComment[];
  /** Heads that pass the filter, newest first. */
  readonly visible: readonly BoardComment[];
  /** Open heads of earlier versions whose places are known in the current one, newest first. */
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

/** The state with what follows from it; parts whose source is the same are the same objects as in `last`. */
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
    // Two of the same moment: the older first.
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
