import { limits } from '@paidang/contract/limits';
import type { StoreContext } from './context';
import { modeOf } from './state';

const firstRetry = 5_000;
const lastRetry = 60_000;

export interface Pages {
  /** Loads the newest page unless it is there. */
  load(room: string): Promise<void>;
  /** Loads the page before the oldest message. In full mode it waits until the freeze is over. */
  loadOlder(room: string): void;
  /** Loads older pages until the message is there; `false` when it is not in this room. */
  reveal(room: string, uuid: string): Promise<boolean>;
  /** Loads older pages until the first unread message is there; answers its id, `null` when there is none. */
  revealUnread(room: string): Promise<string | null>;
  /** Starts the freeze of older pages. */
  freeze(room: string): void;
}

interface PagesOptions {
  /** The newest page of a room is there. */
  onLoaded(room: string): void;
  /** A page came in front. */
  onOlder(room: string): void;
}

export function createPages(context: StoreContext, { onLoaded, onOlder }: PagesOptions): Pages {
  const { port, clock, perPage } = context;
  const frozenUntil = new Map<string, number>();
  const waiting = new Set<string>();
  const loading = new Map<string, Promise<void>>();

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

  async function fetchOlder(room: string): Promise<void> {
    context.converse(room, { older: 'loading' });
    try {
      const log = context.log(room);
      let page = Math.floor(log.size / perPage) + 1;
      for (;;) {
        const answer = await port.listMessages({ room, page, perPage });
        const added = log.prepend(answer.messages);
        const more = page < answer.last_page;
        if (added === 0 && more) {
          page += 1;
          continue;
        }
        context.publish(room, { older: more ? 'more' : 'none' });
        onOlder(room);
        break;
      }
    } catch (error) {
      context.converse(room, { older: 'more' });
      context.report(error);
    }
    freeze(room);
  }

  const older = (room: string): Promise<void> => {
    const running = loading.get(room);
    if (running) return running;
    const next = fetchOlder(room).finally(() => loading.delete(room));
    loading.set(room, next);
    return next;
  };

  /** Gives up at a page that cannot be had. */
  async function olderUntil(room: string, isThere: () => boolean): Promise<void> {
    const log = context.log(room);
    while (!isThere() && context.conversation(room).older !== 'none') {
      const before = log.size;
      await older(room);
      if (log.size === before && context.conversation(room).older === 'more') return;
    }
  }

  const freeze = (room: string) => {
    frozenUntil.set(room, clock.now() + limits.chat.olderPagesFreeze);
  };

  return {
    freeze,
    async load(room) {
      const { status } = context.conversation(room);
      if (status === 'idle' || status === 'error') await loadFirst(room);
    },
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
      await olderUntil(room, () => log.has(uuid));
      return log.has(uuid);
    },
    async revealUnread(room) {
      await olderUntil(room, () => context.conversation(room).unreadBefore === 0);
      return context.conversation(room).firstUnread;
    },
  };
}
