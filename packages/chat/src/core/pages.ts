import { limits } from '@paidang/contract/limits';
import type { StoreContext } from './context';
import { modeOf } from './state';

const firstRetry = 5_000;
const lastRetry = 60_000;
/** On the way to a message that is far back, as much at once as a server gives. */
const jumpPageSize = 100;

export interface Pages {
  /** Loads the newest page unless it is there. */
  load(room: string): Promise<void>;
  /** Loads the page before the oldest message. In full mode it waits until the freeze is over. */
  loadOlder(room: string): void;
  /** Loads older pages until the message is there; `false` when it is not in this room. */
  reveal(room: string, uuid: string): Promise<boolean>;
  /** Loads older pages until the first unread message is there; returns its id, `null` when there is none. */
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
  const first = new Map<string, Promise<void>>();
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

  /** Prepends one page; returns whether there are more. */
  async function bring(room: string, size: number): Promise<boolean> {
    const log = context.log(room);
    for (let page = Math.floor(log.size / size) + 1; ; page += 1) {
      const answer = await port.listMessages({ room, page, perPage: size });
      const added = log.prepend(answer.messages);
      const more = page < answer.last_page;
      if (added > 0 || !more) return more;
    }
  }

  /** Shows what it has brought when it is enough: thousands of messages are laid out once. */
  async function fetchOlder(room: string, size: number, isEnough: () => boolean): Promise<void> {
    context.converse(room, { older: 'loading' });
    let more = true;
    try {
      do {
        more = await bring(room, size);
        onOlder(room);
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

  /** Gives up at a page that cannot be had. */
  async function olderUntil(room: string, isThere: () => boolean): Promise<void> {
    const log = context.log(room);
    while (!isThere() && context.conversation(room).older !== 'none') {
      const before = log.size;
      await older(room, jumpPageSize, isThere);
      if (log.size === before && context.conversation(room).older === 'more') return;
    }
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
      await olderUntil(room, () => log.has(uuid));
      return log.has(uuid);
    },
    async revealUnread(room) {
      await olderUntil(room, () => context.conversation(room).unreadBefore === 0);
      return context.conversation(room).firstUnread;
    },
  };
}
