import type { CommentTime, Drawing, Quote } from '@paidang/contract/entities';
import { createStore } from 'zustand/vanilla';
import { type Commands, createCommands } from './commands';
import { type BoardComment, isProvable } from './comment';
import { type DraftKey, emptyDraft } from './comment-draft';
import type { BoardContext, CommentBoardOptions } from './context';
import { createDrafts, readNewDraft } from './drafts';
import type { CommentFilter } from './filter';
import { type CommentPermissions, memberPermissions } from './permissions';
import { type ActiveComment, type AnchorState, type BoardState, derive, emptySource, type NoticeCode } from './state';
import { createSync } from './sync';

/** A comment board: its state and all its commands. */
export interface CommentBoard extends Commands {
  getSnapshot(): BoardState;
  /** Snapshot for server rendering: an empty board. Drafts are stored in the browser, so they are read only after hydration. */
  getServerSnapshot(): BoardState;
  /** Calls `listener` after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  readonly permissions: CommentPermissions;
  /** Updates the given options; options left out keep their values. */
  configure(options: Partial<CommentBoardOptions>): void;
  /** Loads, polls every 30 s and listens for changes; returns a function that stops it. Can be started again. */
  start(): () => void;
  /** Reloads the board now. */
  refresh(): Promise<void>;
  /** Hidden boards are not polled; a board that becomes visible is reloaded immediately. */
  setVisible(visible: boolean): void;
  loadReplies(id: string): Promise<void>;
  /** Loads the replies of a comment on screen and keeps them up to date; returns a function that stops it. */
  watchReplies(id: string): () => void;
  setFilter(filter: CommentFilter): void;
  setMessage(key: DraftKey, message: string): void;
  /** Attaches a quote to the new comment; `null` removes it. */
  setQuote(quote: Quote | null): void;
  /** Sets the moment or time range of the film for the new comment; `null` removes it. */
  setTime(time: CommentTime | null, end?: CommentTime | null): void;
  /** Attaches a drawing on the frame at the comment's moment, or removes it. */
  setDrawing(key: DraftKey, drawing: Drawing | null): void;
  /** Uploads jpg and png photos up to 10 MB, at most 6 per comment. */
  addPhotos(key: DraftKey, files: readonly File[]): void;
  removePhoto(key: DraftKey, photoKey: string): void;
  retryPhoto(key: DraftKey, photoKey: string): void;
  /** A function that has the host report a comment; `null` for one's own, a guest's or a deleted one, or if the port cannot. */
  reportOf(comment: BoardComment): (() => void) | null;
  /** Whether the outcome at its place can be confirmed as proof for a comment. */
  canProve(comment: BoardComment): boolean;
  /** Whether there is a draft of a reply to this comment, also from before a reload. */
  hasReply(id: string): boolean;
  openReply(id: string): void;
  closeReply(): void;
  /** Activates a comment in list and document: the side it was not chosen in scrolls to it. */
  activate(id: string | null, origin: ActiveComment['origin']): void;
  setAnchors(anchors: Readonly<Record<string, AnchorState>>): void;
  setExpanded(id: string, expanded: boolean): void;
  dismissNotice(): void;
}

/**
 * Creates a comment board, without React.
 *
 * @example
 * const board = createCommentBoard({ boardId: task.uuid, port, author });
 * const stop = board.start();
 */
export function createCommentBoard(initial: CommentBoardOptions): CommentBoard {
  let options = initial;
  let notices = 0;
  const atServer = derive({ ...emptySource, drafts: { new: emptyDraft } });
  const store = createStore<BoardState>(() => derive({ ...emptySource, drafts: { new: readNewDraft(initial) } }));
  const context: BoardContext = {
    get: store.getState,
    set: (patch) => store.setState((state) => derive({ ...state, ...patch }, state), true),
    options: () => options,
    notify(code: NoticeCode, undo) {
      notices += 1;
      const tone = code.endsWith('Failed') ? 'danger' : 'success';
      context.set({ notice: { id: notices, code, tone, ...(undo ? { undo } : {}) } });
    },
  };
  const { get, set } = context;
  const sync = createSync(context);
  const drafts = createDrafts(context);
  const commands = createCommands(context, drafts, sync);

  return {
    ...commands,
    getSnapshot: get,
    getServerSnapshot: () => atServer,
    subscribe: store.subscribe,
    get permissions() {
      return options.permissions ?? memberPermissions(options.author.uuid);
    },
    configure(next) {
      const { version } = options;
      options = { ...options, ...next };
      if (options.version !== version) sync.versionChanged();
    },
    start: sync.start,
    refresh: sync.refresh,
    setVisible: sync.setVisible,
    loadReplies: sync.loadReplies,
    watchReplies: sync.watchReplies,
    setFilter: (filter) => set({ filter }),
    setMessage: drafts.setMessage,
    setQuote: drafts.setQuote,
    setTime: drafts.setTime,
    setDrawing: drafts.setDrawing,
    addPhotos: drafts.addPhotos,
    removePhoto: drafts.removePhoto,
    retryPhoto: drafts.retryPhoto,
    reportOf(comment) {
      const { author, port } = options;
      const isGuest = comment.role.toLowerCase() === 'guest';
      const isOther = comment.poster_uuid !== author.uuid && !comment.is_deleted && !isGuest;
      return port.report && isOther ? () => port.report?.(comment) : null;
    },
    canProve: (comment) => options.port.prove !== undefined && isProvable(comment),
    hasReply: drafts.hasReply,
    openReply: drafts.openReply,
    closeReply: drafts.closeReply,
    activate(id, origin) {
      const at = (get().active?.at ?? 0) + 1;
      const comment = get().comments.find((one) => one.message_id === id);
      const hidden = comment && origin === 'document' && !get().visible.includes(comment);
      set({ active: id ? { id, origin, at } : null, ...(hidden ? { filter: 'all' } : {}) });
    },
    setAnchors: (anchors) => set({ anchors }),
    setExpanded: (id, expanded) => set({ expanded: { ...get().expanded, [id]: expanded } }),
    dismissNotice: () => set({ notice: null }),
  };
}
