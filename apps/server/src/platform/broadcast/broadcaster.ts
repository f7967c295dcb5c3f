import { setTimeout } from 'node:timers/promises';
import type { Publish } from '../transaction';

export interface PublishOptions {
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
   * Sends an event to everyone in these channels. Never rejects: what is lost on the way, polling and reloading recover,
   * and a request that is committed must not fail for it.
   * @example await broadcaster.publish(['private-user.7'], 'new-message', { message_uuid }, { except: socketId })
   */
  publish(channels: readonly string[], event: string, data: unknown, options?: PublishOptions): Promise<void>;
  /** Which channels of this prefix somebody is in. Never rejects: where nobody can tell, nobody is. */
  occupied(prefix: string): Promise<OccupiedChannels>;
}

/** Milliseconds a request waits for an engine that does not answer; the events are still on their way then. */
const patience = 1_000;

/** Hands the events of a committed unit of work to realtime, in their order. */
export const publishWith =
  ({ publish }: Pick<Broadcaster, 'publish'>): Publish =>
  async (broadcasts) => {
    const send = async () => {
      for (const { channel, event, data, except } of broadcasts) await publish([channel], event, data, { except });
    };
    const waiting = new AbortController();
    const sent = send().finally(() => waiting.abort());
    await Promise.race([sent, setTimeout(patience, undefined, { signal: waiting.signal, ref: false }).catch(() => {})]);
  };
