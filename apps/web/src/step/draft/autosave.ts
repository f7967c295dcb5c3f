import { limits } from '@paidang/contract/limits';
import type { LocalDraft, LocalDrafts } from '../../shared/local-draft';
import { isSameContent } from '../../shared/same-content';

/** `waiting`: there is no connection; `failed`: the save was refused. Both keep the content in this browser and retry. */
export type AutosaveStatus = 'fresh' | 'saved' | 'unsaved' | 'saving' | 'waiting' | 'failed' | 'conflict';

export interface AutosaveState<Content> {
  status: AutosaveStatus;
  content: Content;
  savedAt: Date | null;
  /** The newer draft, in a conflict. */
  theirs: ServerDraft<Content> | null;
}

export interface ServerDraft<Content> {
  content: Content;
  revision: number;
  updatedAt: Date;
}

/** Content the author continues from; `updatedAt` is `null` if there is no draft. */
export type Base<Content> = Omit<ServerDraft<Content>, 'updatedAt'> & { updatedAt: Date | null };

/** Result of a save. */
export type SaveResult<Content> =
  | { kind: 'saved'; revision: number; at: Date }
  | { kind: 'conflict'; theirs: ServerDraft<Content> }
  | { kind: 'unreachable' }
  | { kind: 'refused' };

export interface AutosaveOptions<Content> {
  /** Initial content: the server's draft, or otherwise the last version. */
  server: Base<Content>;
  local: LocalDrafts<Content>;
  save: (draft: LocalDraft<Content>) => Promise<SaveResult<Content>>;
}

export interface Autosave<Content> {
  getSnapshot: () => AutosaveState<Content>;
  subscribe: (listener: () => void) => () => void;
  /** Reports a change of the content, by typing or otherwise. */
  change: (content: Content) => void;
  /** Saves now. @returns whether the server has everything */
  flush: () => Promise<boolean>;
  /** Revision that a request has to name. */
  revision: () => number;
  /** Reports a conflict found elsewhere, for example on sending. */
  conflict: (theirs: ServerDraft<Content>) => void;
  /** Resolves a conflict. @returns the draft that was not chosen */
  choose: (choice: 'mine' | 'theirs') => Content;
  /** Adopts a draft saved or a version sent elsewhere, unless there are unsaved changes here. */
  adopt: (newer: Base<Content>) => void;
  /** Reports that a version was sent, so that nothing is unsaved. */
  sent: (revision: number) => void;
  /** Stops saving automatically; a save in progress may finish. */
  stop: () => void;
}

const { delay, maxDelay, retryDelay } = limits.drafts;

/**
 * Stores a draft: in this browser at once, on the server when typing pauses and at the latest `maxDelay` after the first unsaved
 * change, one save at a time. Independent of React and HTTP.
 */
export function createAutosave<Content>({ server, local, save }: AutosaveOptions<Content>): Autosave<Content> {
  const listeners = new Set<() => void>();
  let { revision, content: savedContent } = server;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the first change that no save includes yet. */
  let changedAt: number | null = null;
  let isStopped = false;
  let inFlight: Promise<void> | null = null;
  let state: AutosaveState<Content> = {
    status: server.updatedAt ? 'saved' : 'fresh',
    content: savedContent,
    savedAt: server.updatedAt,
    theirs: null,
  };

  const set = (change: Partial<AutosaveState<Content>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const storeLocally = () => local.write({ content: state.content, revision });
  const schedule = (wait: number) => {
    clearTimeout(timer);
    // Once the page is closed, unsaved changes stay in this browser until the next visit.
    if (!isStopped) timer = setTimeout(() => void run(), wait);
  };
  const scheduleSave = () => {
    const now = Date.now();
    changedAt ??= now;
    schedule(Math.min(delay, Math.max(0, changedAt + maxDelay - now)));
  };

  const handleResult = (content: Content, result: SaveResult<Content>) => {
    if (result.kind === 'conflict') return set({ status: 'conflict', theirs: result.theirs });
    if (result.kind !== 'saved') {
      set({ status: result.kind === 'unreachable' ? 'waiting' : 'failed' });
      return schedule(retryDelay);
    }
    revision = result.revision;
    savedContent = content;
    const isCurrent = isSameContent(state.content, content);
    if (isCurrent) local.write(null);
    else storeLocally();
    set({ status: isCurrent ? 'saved' : 'unsaved', savedAt: result.at });
    if (!isCurrent) scheduleSave();
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (inFlight) return inFlight;
    changedAt = null;
    if (state.status === 'conflict' || isSameContent(state.content, savedContent)) return;
    const { content } = state;
    set({ status: 'saving' });
    inFlight = save({ content, revision })
      .then((result) => handleResult(content, result))
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  };

  const change = (content: Content) => {
    if (isSameContent(content, state.content)) return;
    const status =
      state.status === 'conflict' ? 'conflict' : isSameContent(content, savedContent) ? 'saved' : 'unsaved';
    set({ content, status });
    storeLocally();
    if (status === 'unsaved') scheduleSave();
  };

  const storedDraft = local.read();
  if (storedDraft && !isSameContent(storedDraft.content, savedContent)) {
    const isStale = storedDraft.revision < revision;
    state = {
      ...state,
      content: storedDraft.content,
      status: isStale ? 'conflict' : 'unsaved',
      theirs: isStale ? { ...server, updatedAt: server.updatedAt ?? new Date() } : null,
    };
    if (!isStale) scheduleSave();
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change,
    flush: async () => {
      await run();
      if (state.status === 'unsaved') await run();
      return isSameContent(state.content, savedContent);
    },
    revision: () => revision,
    conflict: (theirs) => set({ status: 'conflict', theirs }),
    choose: (choice) => {
      const { theirs, content: mine } = state;
      if (!theirs) return mine;
      revision = theirs.revision;
      savedContent = theirs.content;
      set({ theirs: null, status: 'unsaved', savedAt: theirs.updatedAt });
      // If the merge result equals the server's draft, there is nothing left to save.
      if (choice === 'mine' && !isSameContent(mine, theirs.content)) {
        storeLocally();
        void run();
        return theirs.content;
      }
      set({ content: theirs.content, status: 'saved' });
      local.write(null);
      return mine;
    },
    adopt: (newer) => {
      if (newer.revision <= revision || inFlight || !isSameContent(state.content, savedContent)) return;
      revision = newer.revision;
      savedContent = newer.content;
      set({ content: newer.content, status: newer.updatedAt ? 'saved' : 'fresh', savedAt: newer.updatedAt });
    },
    sent: (next) => {
      clearTimeout(timer);
      changedAt = null;
      revision = next;
      savedContent = state.content;
      local.write(null);
      set({ status: 'saved' });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
