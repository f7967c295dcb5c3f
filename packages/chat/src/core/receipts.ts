import type { StoreContext } from './context';
import { isSeenOwn } from './message-log';

export interface Receipts {
  /** The room's live channel was joined; earlier receipts were missed. */
  joined(room: string): void;
  /** The newest page of a room was loaded. */
  loaded(room: string): void;
}

/** Fetches what the other side has read while this side was disconnected. */
export function createReceipts(context: StoreContext): Receipts {
  /** Rooms joined while their page was loading: the page may be older than the joining. */
  const doubtful = new Set<string>();

  async function ask(room: string): Promise<void> {
    const log = context.log(room);
    if (!log.awaitsReader) return;
    const { messages } = await context.port.listMessages({ room, page: 1, perPage: context.perPage });
    const seen = messages.find(isSeenOwn);
    if (seen && log.markOwnSeen(seen.message_uuid)) context.publish(room);
  }

  return {
    joined(room) {
      const { status } = context.conversation(room);
      if (status === 'loading') doubtful.add(room);
      if (status === 'ready') ask(room).catch(context.report);
    },
    loaded(room) {
      if (doubtful.delete(room)) ask(room).catch(context.report);
    },
  };
}
