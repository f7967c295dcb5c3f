import { limits } from '@paidang/contract/limits';
import type { StoreContext } from './context';
import { modeOf } from './state';

const firstRetry = 5_000;
const lastRetry = 60_000;
/** Page size around a message far back, and on the way to it: the maximum of the server. */
const jumpPageSize = 100;

export interface Pages {
  /** Loads the newest page unless it is loaded. */
  load(room: string): Promise<void>;
  /** Loads the page before the oldest message. In full mode it waits for the freeze to end. */
  loadOlder(room: string): void;
  /** Loads the messages around one, or older pages until it is loaded; `false` if it is not in this room. */
  reveal(room: string, uuid: string): Promise<boolean>;
  /** Loads what follows the messages before the gap. */
  fillGap(room: string): void;
  /** Removes the messages before the gap: older pages are loaded again from the gap upwards. */
  closeGap(room: string): void;
  /** Loads older pages until the first unread message is loaded; returns its id, or `null` if there is none. */
  revealUnread(room: string): Promise<string | null>;
  /** Starts the freeze of older pages. */
  freeze(room: string): void;
}

interface PagesOptions {
  /** The newest page of a room was loaded. */
  onLoaded(room: string): void;
  /** A page was prepended. */
  onOlder(room: string): void;
}

export function createPages(context: StoreContext, { onLoaded, onOlder }: PagesOptions): Pages {
  const { port, clock, perPage } = context;
  const frozenUntil = new Map<string, number>();
  const waiting = new Set<string>();
  const first = new Map<string, Promise<void>>();
  const loading = new Map<string, Promise<void>>();
  const filling = new Set<string>();

  const hasRoom = (room: string): boolean => modeOf(context.state(), room) !== null;

  async function loadFirst(room: string, retryAfter = firstRetry): Promise<void> {
    context.converse(room, { status: 'loading' });
    try {
      const page = await port.listMessages({ room, page: 1, perPage });
      context.log(room).prepend(page.messages);
      const older = page.last_page > 1 ? 'more' : 'none';
      context.publish(room, { status: 'ready', older });
      onLoaded(room);
    } catch (error) {
      context.converse(room, { status: 'error' });
      context.report(error);
      clock.after(retryAfter, () => {
        if (hasRoom(room) && context.conversation(room).status === 'error') {
          void loadFirst(room, Math.min(retryAfter * 2, lastRetry));
        }
      });
    }
  }

  /** Prepends one page; returns whether there are more. */
  async function loadOlderPage(room: string, size: number): Promise<boolean> {
    const log = context.log(room);
    if (port.pageAt && log.oldest !== null) {
      const before = await port.pageAt({ room, at: log.oldest, side: 'before', perPage: size });
      log.prepend(before.messages);
      return before.last_page > 1;
    }
    for (let page = Math.floor(log.size / size) + 1; ; page += 1) {
      const answer = await port.listMessages({ room, page, perPage: size });
      const added = log.prepend(answer.messages);
      const more = page < answer.last_page;
      if (added > 0 || !more) return more;
    }
  }

  /** Publishes only when enough is loaded: thousands of messages are laid out only once. */
  async function fetchOlder(room: string, size: number, isEnough: () => boolean): Promise<void> {
    context.converse(room, { older: 'loading' });
    let more = true;
    try {
      do {
        more = await loadOlderPage(room, size);
        // Unread messages after a gap do not begin before it.
        if (context.log(room).gap === null) onOlder(room);
      } while (more && !isEnough());
    } catch (error) {
      context.report(error);
    }
    context.publish(room, { older: more ? 'more' : 'none' });
    freeze(room);
  }

  const older = (room: string, size = perPage, isEnough = () => true): Promise<void> => {
    const running = loading.get(room);
    if (running) return running;
    const next = fetchOlder(room, size, isEnough).finally(() => loading.delete(room));
    loading.set(room, next);
    return next;
  };

  /** Stops at a page that could not be loaded. */
  async function olderUntil(room: string, isThere: () => boolean): Promise<void> {
    const log = context.log(room);
    while (!isThere() && context.conversation(room).older !== 'none') {
      const before = log.size;
      await older(room, jumpPageSize, isThere);
      if (log.size === before && context.conversation(room).older === 'more') return;
    }
  }

  /** Loads the messages around one, with a gap after them unless they meet the loaded ones. */
  async function jumpTo(room: string, uuid: string): Promise<void> {
    if (!port.pageAt) return olderUntil(room, () => context.log(room).has(uuid));
    try {
      const { messages } = await port.pageAt({ room, at: uuid, side: 'around', perPage: jumpPageSize });
      const before = messages.length - 1 - messages.findIndex(({ message_uuid }) => message_uuid === uuid);
      context.log(room).jumpTo(messages);
      context.publish(room, { older: before < jumpPageSize / 2 - 1 ? 'none' : 'more' });
    } catch (error) {
      context.report(error);
    }
  }

  async function fillGap(room: string): Promise<void> {
    const log = context.log(room);
    const at = log.beforeGap;
    if (at === null || !port.pageAt || filling.has(room)) return;
    filling.add(room);
    try {
      const { messages, last_page } = await port.pageAt({ room, at, side: 'after', perPage });
      // The user may have gone elsewhere while the page was loading.
      if (log.beforeGap === at) log.fillGap(messages, last_page === 1);
      context.publish(room);
    } catch (error) {
      context.report(error);
    } finally {
      filling.delete(room);
    }
  }

  function closeGap(room: string): void {
    const log = context.log(room);
    if (log.gap === null) return;
    log.closeGap();
    context.publish(room, { older: 'more' });
  }

  const freeze = (room: string) => {
    frozenUntil.set(room, clock.now() + limits.chat.olderPagesFreeze);
  };

  async function load(room: string): Promise<void> {
    const { status } = context.conversation(room);
    if (status === 'idle' || status === 'error') {
      const page = loadFirst(room).finally(() => first.delete(room));
      first.set(room, page);
    }
    await first.get(room);
  }

  return {
    freeze,
    load,
    loadOlder(room) {
      if (context.conversation(room).older !== 'more') return;
      const frozen = modeOf(context.state(), room) === 1 ? (frozenUntil.get(room) ?? 0) - clock.now() : 0;
      if (frozen <= 0) {
        void older(room);
        return;
      }
      if (waiting.has(room)) return;
      waiting.add(room);
      clock.after(frozen, () => {
        waiting.delete(room);
        if (context.conversation(room).older === 'more') void older(room);
      });
    },
    async reveal(room, uuid) {
      const log = context.log(room);
      await load(room);
      if (!log.has(uuid)) await jumpTo(room, uuid);
      return log.has(uuid);
    },
    fillGap: (room) => void fillGap(room),
    closeGap,
    async revealUnread(room) {
      if (context.conversation(room).unreadBefore > 0) closeGap(room);
      await olderUntil(room, () => context.conversation(room).unreadBefore === 0);
      return context.conversation(room).firstUnread;
    },
  };
}
