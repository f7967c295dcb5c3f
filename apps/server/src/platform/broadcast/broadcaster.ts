import { setTimeout } from 'node:timers/promises';

/** An event for everyone in a channel. */
export interface OutgoingEvent {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  /** The caller's own socket, which is left out. */
  readonly except?: string | undefined;
}

/** Answers by channel name. */
export interface OccupiedChannels {
  has(channel: string): boolean;
}

/** Realtime as modules use it, independent of the engine. */
export interface Broadcaster {
  /**
   * Sends events, in their order. Never rejects: polling and reloading recover lost events, and a committed request
   * must not fail because of one.
   *
   * @example await broadcaster.publish([{ channel: 'private-user.7', event: 'new-message', data, except: socketId }])
   */
  publish(events: readonly OutgoingEvent[]): Promise<void>;
  /** The occupied channels of this prefix. Never rejects; without an answer, no channel counts as occupied. */
  occupied(prefix: string): Promise<OccupiedChannels>;
  /**
   * Closes the sockets of these users. Those still signed in reconnect at once and join their channels again; with a
   * revoked token nothing can be joined. Never rejects.
   */
  disconnect(userIds: readonly string[]): Promise<void>;
}

/** Maximum milliseconds a request waits for the engine; publishing continues afterwards. */
const patience = 1_000;

async function withTimeLimit(work: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const done = work.finally(() => waiting.abort());
  await Promise.race([done, setTimeout(patience, undefined, { signal: waiting.signal, ref: false }).catch(() => {})]);
}

/** Connects transactions with realtime: their events and disconnects, after the commit. */
export const realtimeOf = ({ publish, disconnect }: Pick<Broadcaster, 'publish' | 'disconnect'>) => ({
  publish: (events: readonly OutgoingEvent[]) => withTimeLimit(publish(events)),
  disconnect: (userIds: readonly string[]) => withTimeLimit(disconnect(userIds)),
});
