import type { StoreContext } from './context';
import { isSeenOwn } from './message-log';

export interface Receipts {
  /** The room's live channel is joined; receipts sent before that were missed. */
  joined(room: string): void;
  /** The newest page of a room is there. */
  loaded(room: string): void;
}

/** Catches up on what the other side has read while this side was not connected. */
export function createReceipts(context: StoreContext): Receipts {
  /** Rooms that were joined while their page was under way: it may be older than the joining. */
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
