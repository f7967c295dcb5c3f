import { polling } from '@paidang/contract/limits';
import { completeComment } from './comment';
import type { BoardContext } from './context';
import type { LoadStatus } from './state';

const SLOWEST = 4;

export interface Sync {
  start(): () => void;
  refresh(): Promise<void>;
  setVisible(visible: boolean): void;
  loadReplies(id: string): Promise<void>;
  watchReplies(id: string): () => void;
  /** Reloads, because a new version changes which older comments still have to be checked. */
  versionChanged(): void;
  /** Marks lists requested earlier as outdated after a change of our own. */
  settled(): void;
}

/** Keeps the board in sync with the server: first load, polling, realtime events, return to the tab. */
export function createSync({ get, set, options }: BoardContext): Sync {
  let running = false;
  let visible = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | null = null;
  let wanted = false;
  let failures = 0;
  /** Incremented by every change of our own, so that a list requested before it is recognised as outdated. */
  let generation = 0;
  const watched = new Map<string, number>();

  /** A list read now may already contain the comment under the server's id, so it is discarded; the send reads again. */
  const isSending = (parentId: string | null) =>
    get().pending.some((mutation) => mutation.kind === 'send' && mutation.comment.parent_id === parentId);

  const setThread = (id: string, status: LoadStatus) => {
    const saved = get().savedThreads[id]?.saved ?? [];
    set({ savedThreads: { ...get().savedThreads, [id]: { status, saved } } });
  };

  const loadReplies = async (id: string) => {
    if (!get().savedThreads[id]) setThread(id, 'loading');
    const before = generation;
    try {
      const saved = (await options().port.replies(id)).map(completeComment);
      if (before !== generation) return await loadReplies(id);
      if (isSending(id)) return;
      set({ savedThreads: { ...get().savedThreads, [id]: { status: 'ready', saved } } });
    } catch {
      if (get().savedThreads[id]?.status === 'loading') setThread(id, 'failed');
    }
  };

  const refreshThreads = () => {
    for (const id of watched.keys()) void loadReplies(id);
  };

  const read = async (): Promise<void> => {
    const before = generation;
    try {
      const list = await options().port.list();
      failures = 0;
      if (before !== generation) {
        wanted = true;
      } else if (isSending(null)) {
        set({ status: 'ready' });
      } else {
        const saved = list.map(completeComment).toSorted((a, b) => a.created_at.localeCompare(b.created_at));
        set({ status: 'ready', saved });
        refreshThreads();
      }
    } catch {
      failures += 1;
      if (get().status === 'loading') set({ status: 'failed' });
    }
  };

  const schedule = () => {
    clearTimeout(timer);
    if (!running || !visible) return;
    timer = setTimeout(() => void refresh(), polling * Math.min(2 ** failures, SLOWEST));
  };

  const refresh = async (): Promise<void> => {
    wanted = true;
    if (inFlight) return inFlight;
    if (get().status === 'failed') set({ status: 'loading' });
    inFlight = (async () => {
      while (wanted) {
        wanted = false;
        await read();
      }
    })();
    await inFlight;
    inFlight = null;
    schedule();
  };

  return {
    refresh,
    loadReplies,
    watchReplies(id) {
      watched.set(id, (watched.get(id) ?? 0) + 1);
      const thread = get().savedThreads[id];
      const count = get().saved.find((comment) => comment.message_id === id)?.response_count;
      if (thread?.status !== 'ready' || thread.saved.length !== count) void loadReplies(id);
      return () => {
        const left = (watched.get(id) ?? 1) - 1;
        if (left > 0) watched.set(id, left);
        else watched.delete(id);
      };
    },
    versionChanged() {
      if (running && visible) void refresh();
    },
    settled() {
      generation += 1;
    },
    setVisible(next) {
      if (visible === next) return;
      visible = next;
      if (!running) return;
      if (visible) void refresh();
      else clearTimeout(timer);
    },
    start() {
      running = true;
      if (visible || get().status === 'loading') void refresh();
      const end = options().port.subscribe?.(() => {
        if (visible) void refresh();
      });
      return () => {
        running = false;
        clearTimeout(timer);
        end?.();
      };
    },
  };
}
