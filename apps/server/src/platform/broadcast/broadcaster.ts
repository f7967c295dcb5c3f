import { setTimeout } from 'node:timers/promises';

/** An event for everyone in a channel. */
export interface OutgoingEvent {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  /** The caller's own socket, which does not receive the event. */
  readonly except?: string | undefined;
}

/** The set of occupied channels, by name. */
export interface OccupiedChannels {
  has(channel: string): boolean;
}

/** The realtime interface modules use, independent of the engine. */
export interface Broadcaster {
  /**
   * Sends events in order. Never rejects: lost events are recovered by polling and reloading, and a committed request must
   * not fail because of one.
   *
   * @example await broadcaster.publish([{ channel: 'private-user.7', event: 'new-message', data, except: socketId }])
   */
  publish(events: readonly OutgoingEvent[]): Promise<void>;
  /** The occupied channels with this prefix. Never rejects: if the engine does not respond, no channel counts as occupied. */
  occupied(prefix: string): Promise<OccupiedChannels>;
  /**
   * Closes these users' sockets. Users who are still signed in reconnect at once and rejoin their channels; with a revoked
   * token no channel can be joined. Never rejects.
   */
  disconnect(userIds: readonly string[]): Promise<void>;
}

/** Maximum milliseconds a request waits for the engine; publishing continues afterwards. */
const timeoutMs = 1_000;

async function withTimeLimit(work: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const done = work.finally(() => waiting.abort());
  await Promise.race([done, setTimeout(timeoutMs, undefined, { signal: waiting.signal, ref: false }).catch(() => {})]);
}

/** Connects transactions to realtime: events and disconnects are passed on after the commit. */
export const realtimeOf = ({ publish, disconnect }: Pick<Broadcaster, 'publish' | 'disconnect'>) => ({
  publish: (events: readonly OutgoingEvent[]) => withTimeLimit(publish(events)),
  disconnect: (userIds: readonly string[]) => withTimeLimit(disconnect(userIds)),
});
