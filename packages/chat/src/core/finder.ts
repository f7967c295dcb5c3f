import type { StoreContext } from './context';
import type { RoomSearch } from './state';

const typingPauseMs = 250;

/** Searches within a conversation. */
export interface Finder {
  open(room: string): void;
  /** Ends the search; the scroll position stays. */
  close(room: string): void;
  /** Searches for a text once typing has stopped. */
  find(room: string, words: string): void;
  /** Goes to the next older or newer hit; a pending search runs at once. */
  go(room: string, to: 'older' | 'newer'): void;
  /** Tries again what failed. */
  retry(room: string): void;
}

const nothing: RoomSearch = { words: '', status: 'idle', hits: [], total: 0, at: 0, reached: null };

/** The running search of a room; replacing it discards late results. */
interface PendingSearch {
  /** The text to search for once typing has stopped. */
  waiting?: string;
  /** Runs a pending search at once. */
  cancel?: () => void;
  again?: () => void;
}

/**
 * @param reveal loads the page of a message; `false` if it could not be loaded
 * @returns `null` if the port cannot search
 */
export function createFinder(
  context: StoreContext,
  reveal: (room: string, uuid: string) => Promise<boolean>,
): Finder | null {
  const { port, clock } = context;
  const search = port.searchMessages?.bind(port);
  if (!search) return null;
  const quests = new Map<string, PendingSearch>();

  const searchOf = (room: string): RoomSearch => context.conversation(room).search ?? nothing;
  const set = (room: string, change: Partial<RoomSearch>) =>
    context.converse(room, { search: { ...searchOf(room), ...change } });

  /** Starts over; results of earlier requests are discarded. */
  function replaceSearch(room: string, quest: PendingSearch): () => boolean {
    quests.get(room)?.cancel?.();
    quests.set(room, quest);
    return () => quests.get(room) === quest;
  }

  const attempt = async (room: string, work: (isCurrent: () => boolean) => Promise<void>): Promise<void> => {
    const isCurrent = replaceSearch(room, { again: () => void attempt(room, work) });
    set(room, { status: 'loading' });
    try {
      await work(isCurrent);
      if (isCurrent()) set(room, { status: 'ready' });
    } catch (error) {
      if (!isCurrent()) return;
      set(room, { status: 'error' });
      context.report(error);
    }
  };

  const reach = async (room: string, at: number, isCurrent: () => boolean): Promise<void> => {
    const { words, hits } = searchOf(room);
    const last = hits.at(-1);
    if (last !== undefined && at >= hits.length) {
      const more = await search({ room, words, before: last });
      if (!isCurrent()) return;
      set(room, { hits: [...hits, ...more.hits] });
    }
    const uuid = searchOf(room).hits[at];
    if (uuid === undefined) return;
    const isThere = await reveal(room, uuid);
    if (!isCurrent()) return;
    if (!isThere) throw new Error(`@paidang/chat: the message ${uuid} was found, but its page could not be loaded.`);
    set(room, { reached: { uuid } });
  };

  const look = (room: string, words: string) =>
    attempt(room, async (isCurrent) => {
      const found = await search({ room, words });
      if (!isCurrent()) return;
      set(room, { words, hits: found.hits, total: found.total, at: 0, reached: null });
      await reach(room, 0, isCurrent);
    });

  return {
    open: (room) => set(room, {}),
    close(room) {
      if (!context.conversation(room).search) return;
      replaceSearch(room, {});
      context.converse(room, { search: null });
    },
    find(room, typed) {
      const words = typed.trim();
      if (words === '') {
        replaceSearch(room, {});
        set(room, nothing);
        return;
      }
      replaceSearch(room, { waiting: words, cancel: clock.after(typingPauseMs, () => void look(room, words)) });
    },
    go(room, to) {
      const { waiting, again } = quests.get(room) ?? {};
      const { status, at, total } = searchOf(room);
      if (waiting) void look(room, waiting);
      else if (status === 'error') again?.();
      else if (total > 0) {
        const next = Math.max(0, Math.min(total - 1, at + (to === 'older' ? 1 : -1)));
        set(room, { at: next });
        void attempt(room, (isCurrent) => reach(room, next, isCurrent));
      }
    },
    retry: (room) => quests.get(room)?.again?.(),
  };
}
