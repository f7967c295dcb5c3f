import { commentLimits } from '@paidang/contract/limits';
import { type BoardComment, completeComment, isProvable, type PortComment } from './comment';
import {
  type CommentDraft,
  type DraftKey,
  draftImages,
  draftOf,
  isChanged,
  isSendable,
  restoreDraft,
} from './comment-draft';
import type { BoardContext } from './context';
import type { Drafts } from './drafts';
import { insertComment, type Mutation, mergeReplyCount, mergeServerComment, removeComment } from './mutations';
import type { BoardSource, NoticeCode } from './state';
import type { Sync } from './sync';
import { uniqueKey } from './unique-key';

export interface Commands {
  /** Sends the draft of a new comment, or of a reply to `parentId`. Resolves to `false` if it is empty, not ready or too early. */
  send(parentId?: string): Promise<boolean>;
  startEdit(id: string): void;
  cancelEdit(id: string): void;
  saveEdit(id: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  setProcessed(id: string, processed: boolean): Promise<boolean>;
  /** Confirms that the version the comment's outcome refers to does what the comment asks for. */
  prove(id: string): Promise<boolean>;
}

type Lists = Pick<BoardSource, 'saved' | 'savedThreads'>;

/** Commands on comments: applied optimistically, and reverted with a notice if the server refuses. */
export function createCommands(context: BoardContext, drafts: Drafts, sync: Sync): Commands {
  const { get, set, options, notify } = context;
  const queues = new Map<string, Promise<unknown>>();

  const find = (id: string): BoardComment | undefined =>
    get().comments.find((comment) => comment.message_id === id) ??
    Object.values(get().threads)
      .flatMap((thread) => thread.replies)
      .find((comment) => comment.message_id === id);

  const mapLists = (
    update: (comments: readonly BoardComment[], parentId: string | null) => readonly BoardComment[],
  ): Lists => ({
    saved: update(get().saved, null),
    savedThreads: Object.fromEntries(
      Object.entries(get().savedThreads).map(([id, thread]) => [id, { ...thread, saved: update(thread.saved, id) }]),
    ),
  });

  const settle = (mutation: Mutation, lists: Partial<Lists> = {}) => {
    sync.settled();
    set({ ...lists, pending: get().pending.filter((one) => one !== mutation) });
  };

  /** Sends changes to one comment to the server in the order they were made. */
  const inOrder = <Value>(id: string, task: () => Promise<Value>): Promise<Value> => {
    const turn = (queues.get(id) ?? Promise.resolve()).then(task, task);
    const done = turn
      .catch(() => undefined)
      .then(() => {
        if (queues.get(id) === done) queues.delete(id);
      });
    queues.set(id, done);
    return turn;
  };

  const run = async <Answer>(
    mutation: Mutation,
    call: () => Promise<Answer>,
    merge: (answer: Answer) => Partial<Lists>,
    failed: NoticeCode,
  ): Promise<boolean> => {
    set({ pending: [...get().pending, mutation] });
    const id = mutation.kind === 'send' ? mutation.key : mutation.id;
    try {
      const answer = await inOrder(id, call);
      settle(mutation, merge(answer));
      return true;
    } catch {
      settle(mutation);
      notify(failed);
      return false;
    }
  };

  const optimistic = (draft: CommentDraft, parentId: string | null, key: string): BoardComment => {
    const { author, version = 0 } = options();
    const now = new Date().toISOString();
    return {
      message_id: key,
      parent_id: parentId,
      message: draft.message,
      quote: draft.quote,
      images: draftImages(draft),
      time: parentId ? null : (draft.time ?? null),
      time_end: parentId ? null : draft.timeEnd,
      drawing: parentId ? null : draft.drawing,
      script_uuid: null,
      platform_uuid: null,
      is_processed: false,
      is_updated: false,
      is_deleted: false,
      poster_uuid: author.uuid,
      created_by: author.name,
      company_name: author.company ?? '',
      role: author.role ?? '',
      avatar: author.avatar ?? null,
      created_at: now,
      updated_at: now,
      response_count: 0,
      version,
      is_carried: false,
      pending: true,
    };
  };

  const mergeSent = (sent: PortComment): Partial<Lists> => {
    const comment = completeComment(sent);
    const { parent_id: parentId } = comment;
    if (parentId === null) return { saved: insertComment(get().saved, comment) };
    const thread = get().savedThreads[parentId];
    const saved = mergeReplyCount(get().saved, parentId, 1);
    if (!thread) return { saved };
    const replies = { ...thread, saved: insertComment(thread.saved, comment) };
    return { saved, savedThreads: { ...get().savedThreads, [parentId]: replies } };
  };

  const mergeAnswer = (answer: PortComment): Lists =>
    mapLists((list) => mergeServerComment(list, completeComment(answer)));

  const setProcessed = async (id: string, processed: boolean, undoable: boolean): Promise<boolean> => {
    const mutation: Mutation = { kind: 'processed', key: uniqueKey(), id, processed };
    const call = () => options().port.setProcessed(id, processed);
    const done = await run(mutation, call, mergeAnswer, 'processedSaveFailed');
    if (done) notify('processedSaved', undoable ? () => void setProcessed(id, !processed, false) : undefined);
    return done;
  };

  /** A restored comment is shown like one being sent, in its old place and under its old id. */
  const restore = async (comment: BoardComment): Promise<void> => {
    const { restore: call } = options().port;
    if (!call) return;
    const mutation: Mutation = { kind: 'send', key: uniqueKey(), comment: { ...comment, pending: true } };
    await run(mutation, () => call(comment.message_id), mergeSent, 'restoreFailed');
    void sync.refresh();
  };

  return {
    async send(parentId) {
      const key: DraftKey = parentId ? `reply:${parentId}` : 'new';
      const draft = drafts.draft(key);
      if (!isSendable(draft) || Date.now() < get().nextSendAt) return false;
      const clientKey = draft.retryKey ?? uniqueKey();
      const comment = optimistic(draft, parentId ?? null, clientKey);
      set({ nextSendAt: Date.now() + commentLimits.throttle });
      drafts.put(key, null);
      if (parentId) set({ replyingTo: null });
      else if (get().filter === 'processed') set({ filter: 'unprocessed' });
      const { message, quote } = draft;
      const images = comment.images.map((image) => image.filename);
      const film = { time: comment.time, timeEnd: comment.time_end ?? null, drawing: comment.drawing ?? null };
      const call = () =>
        options().port.send({ message, parentId: parentId ?? null, quote, images, ...film, clientKey });
      const sent = await run({ kind: 'send', key: clientKey, comment }, call, mergeSent, 'sendFailed');
      if (!sent) {
        drafts.put(key, restoreDraft(drafts.draft(key), draft, clientKey));
        if (parentId) set({ replyingTo: get().replyingTo ?? parentId });
      }
      void sync.refresh();
      return sent;
    },
    startEdit(id) {
      const comment = find(id);
      if (comment) drafts.put(`edit:${id}`, draftOf({ ...comment, drawing: comment.drawing ?? null, time: undefined }));
    },
    cancelEdit: (id) => drafts.put(`edit:${id}`, null),
    async saveEdit(id) {
      const draft = drafts.draft(`edit:${id}`);
      const comment = find(id);
      if (!comment || !isSendable(draft) || !isChanged(draft, comment)) return false;
      drafts.put(`edit:${id}`, null);
      const images = draftImages(draft);
      const { message, drawing } = draft;
      const change = { message, drawing, images: images.map((image) => image.filename) };
      const mutation: Mutation = { kind: 'edit', key: uniqueKey(), id, message, drawing, images };
      const saved = await run(mutation, () => options().port.edit(id, change), mergeAnswer, 'saveFailed');
      if (saved) notify('saved');
      else drafts.put(`edit:${id}`, draft);
      return saved;
    },
    async remove(id) {
      const comment = find(id);
      if (!comment) return false;
      const { parent_id: parentId } = comment;
      const mutation: Mutation = { kind: 'remove', key: uniqueKey(), id, parentId };
      const merge = () => {
        const lists = mapLists((list) => removeComment(list, id));
        return parentId ? { ...lists, saved: mergeReplyCount(lists.saved, parentId, -1) } : lists;
      };
      const removed = await run(mutation, () => options().port.remove(id), merge, 'deleteFailed');
      if (removed) notify('deleted', options().port.restore ? () => void restore(comment) : undefined);
      return removed;
    },
    setProcessed: (id, processed) => setProcessed(id, processed, true),
    async prove(id) {
      const comment = find(id);
      const { prove } = options().port;
      if (!comment?.outcome || !prove || !isProvable(comment)) return false;
      const { to } = comment.outcome;
      const mutation: Mutation = { kind: 'processed', key: uniqueKey(), id, processed: true };
      const done = await run(mutation, () => prove(id, to), mergeAnswer, 'proveFailed');
      if (done) notify('proven', () => void setProcessed(id, false, false));
      else void sync.refresh();
      return done;
    },
  };
}
