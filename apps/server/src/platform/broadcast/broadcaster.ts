import { setTimeout } from 'node:timers/promises';

/** An event for everyone in a channel. */
export interface OutgoingEvent {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  /** The socket whose action this is; it knows already. */
  readonly except?: string | undefined;
}

/** Answers by channel name. */
export interface OccupiedChannels {
  has(channel: string): boolean;
}

/** What modules may ask of realtime, whoever carries it. */
export interface Broadcaster {
  /**
   * Sends events, in their order. Never rejects: what is lost on the way, polling and reloading recover, and a request
   * that is committed must not fail for it.
   * @example await broadcaster.publish([{ channel: 'private-user.7', event: 'new-message', data, except: socketId }])
   */
  publish(events: readonly OutgoingEvent[]): Promise<void>;
  /** Which channels of this prefix somebody is in. Never rejects: where nobody can tell, nobody is. */
  occupied(prefix: string): Promise<OccupiedChannels>;
  /**
   * Ends the sockets of these people. Those who are still signed in come back at once and join their channels anew; with
   * a revoked token nothing can be joined. Never rejects.
   */
  disconnect(userIds: readonly string[]): Promise<void>;
}

/** Milliseconds a request waits for an engine that does not answer; what it was told is still on its way then. */
const patience = 1_000;

async function impatiently(work: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const done = work.finally(() => waiting.abort());
  await Promise.race([done, setTimeout(patience, undefined, { signal: waiting.signal, ref: false }).catch(() => {})]);
}

/** Hands what a committed unit of work has to say to realtime. */
export const realtimeOf = ({ publish, disconnect }: Pick<Broadcaster, 'publish' | 'disconnect'>) => ({
  publish: (events: readonly OutgoingEvent[]) => impatiently(publish(events)),
  disconnect: (userIds: readonly string[]) => impatiently(disconnect(userIds)),
});
