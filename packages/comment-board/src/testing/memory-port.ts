import type { BoardComment, CommentAuthor, CommentBoardPort, CommentClock, CommentSubmission } from '../core';
import { buildComment } from './builders';

/** Options of `createMemoryPort`. */
export interface MemoryPortOptions {
  /** Initial comments, including replies. @default none */
  comments?: readonly BoardComment[];
  /** Author of comments sent through the port. */
  author: CommentAuthor;
  /** Version that new comments belong to. @default 1 */
  version?: number;
  /** The film the board is about. @default none */
  clock?: CommentClock;
  /** Address of an uploaded photo. @default an object URL */
  photoAddress?: (file: File) => string;
}

/** A port function that can be made to fail. */
export type MemoryCall = keyof CommentBoardPort;

/** An in-memory server: follows the rules of the real one, counts calls, and fails or waits on request. */
export interface MemoryPort extends CommentBoardPort {
  /** All comments on the board, in order of arrival. */
  readonly stored: readonly BoardComment[];
  /** All submissions, including repeated ones. */
  readonly submissions: readonly CommentSubmission[];
  count(call: MemoryCall): number;
  /** Makes the next call of this kind fail. */
  failNext(call: MemoryCall): void;
  /** Blocks all calls of this kind until the returned function is called. */
  hold(call: MemoryCall): () => void;
  /** Changes the board as another user would, and calls listeners. */
  change(update: (stored: readonly BoardComment[]) => readonly BoardComment[]): void;
}

/**
 * A port without a server, for stories and tests.
 *
 * @example const port = createMemoryPort({ author: vendor, comments: [buildComment()] });
 */
export function createMemoryPort({
  comments = [],
  author,
  version = 1,
  photoAddress,
  clock,
}: MemoryPortOptions): MemoryPort {
  let stored: readonly BoardComment[] = comments;
  const submissions: CommentSubmission[] = [];
  const byKey = new Map<string, BoardComment>();
  const removed = new Map<string, BoardComment>();
  const photos = new Map<string, string>();
  const counts = new Map<MemoryCall, number>();
  const failing = new Set<MemoryCall>();
  const held = new Map<MemoryCall, Promise<void>>();
  const listeners = new Set<() => void>();

  const call = async (name: MemoryCall) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await held.get(name);
    if (failing.delete(name)) throw new Error(`${name} was refused`);
  };
  const find = (id: string): BoardComment => {
    const comment = stored.find((one) => one.message_id === id);
    if (!comment) throw new Error(`${id} is not on the board`);
    return comment;
  };
  const update = (id: string, patch: Partial<BoardComment>): BoardComment => {
    const next = { ...find(id), ...patch };
    stored = stored.map((one) => (one.message_id === id ? next : one));
    return next;
  };
  const countReplies = (id: string) => stored.filter((one) => one.parent_id === id).length;
  const imagesOf = (names: readonly string[]) =>
    names.map((filename) => ({ filename, path: photos.get(filename) ?? filename }));

  return {
    get stored() {
      return stored;
    },
    submissions,
    count: (name) => counts.get(name) ?? 0,
    failNext: (name) => failing.add(name),
    hold(name) {
      let open = () => {};
      held.set(name, new Promise((resolve) => (open = resolve)));
      return () => {
        held.delete(name);
        open();
      };
    },
    change(next) {
      stored = next(stored);
      for (const listener of listeners) listener();
    },
    async list() {
      await call('list');
      return stored.filter((comment) => comment.parent_id === null);
    },
    async replies(id) {
      await call('replies');
      return stored.filter((comment) => comment.parent_id === id);
    },
    async send(submission) {
      submissions.push(submission);
      await call('send');
      const earlier = byKey.get(submission.clientKey);
      if (earlier) return earlier;
      const { message, parentId, quote, images, time, timeEnd, drawing } = submission;
      const now = new Date().toISOString();
      const sent = {
        message,
        quote,
        time,
        time_end: timeEnd,
        drawing,
        parent_id: parentId,
        images: imagesOf(images),
        created_at: now,
        updated_at: now,
        version,
      };
      const comment = buildComment({ ...sent, message_id: crypto.randomUUID() }, author);
      byKey.set(submission.clientKey, comment);
      stored = [...stored, comment];
      if (parentId) update(parentId, { response_count: countReplies(parentId) });
      return comment;
    },
    async edit(id, { message, images, drawing }) {
      await call('edit');
      const known = new Map(find(id).images.map((image) => [image.filename, image]));
      const kept = imagesOf(images).map((image) => known.get(image.filename) ?? image);
      return update(id, { message, images: kept, drawing, is_updated: true });
    },
    async remove(id) {
      await call('remove');
      const comment = find(id);
      const { parent_id: parentId } = comment;
      removed.set(id, comment);
      if (countReplies(id) > 0) update(id, { is_deleted: true, message: '', images: [], quote: null, drawing: null });
      else stored = stored.filter((one) => one.message_id !== id);
      if (parentId) update(parentId, { response_count: countReplies(parentId) });
    },
    async restore(id) {
      await call('restore');
      const comment = removed.get(id);
      if (!comment) throw new Error(`${id} was not removed`);
      const others = stored.filter((one) => one.message_id !== id);
      stored = [...others, comment].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
      if (comment.parent_id) update(comment.parent_id, { response_count: countReplies(comment.parent_id) });
      return comment;
    },
    async prove(id) {
      await call('prove');
      const { outcome } = find(id);
      if (!outcome) throw new Error(`${id} has no outcome`);
      const confirmed_by = { uuid: author.uuid, name: author.name };
      const proof = { confirmed_by, confirmed_at: find(id).created_at, outcome };
      return update(id, { is_processed: true, proof });
    },
    async setProcessed(id, processed) {
      await call('setProcessed');
      return update(id, { is_processed: processed });
    },
    async uploadImage(file, { onProgress, signal }) {
      onProgress?.(0.5);
      await call('uploadImage');
      signal?.throwIfAborted();
      const filename = `${crypto.randomUUID()}-${file.name}`;
      photos.set(filename, photoAddress?.(file) ?? URL.createObjectURL(file));
      return { filename, path: photos.get(filename) ?? filename };
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ...(clock ? { clock } : {}),
  };
}
