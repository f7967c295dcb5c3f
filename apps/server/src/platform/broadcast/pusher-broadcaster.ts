import Pusher from 'pusher';
import type { BroadcastEngine } from './broadcast-url';
import type { Broadcaster } from './broadcaster';
import { isRecord } from './protocol';
import { mayReturn } from './rest-events';

const eventsPerBatch = 10;
const publishTimeout = 5_000;
/** Short, because a page waits for this response and can do without it. */
const occupiedTimeoutMs = 1_000;
const occupiedCacheMs = 2_000;

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Publishes through an external engine (Pusher Channels, Soketi, Laravel Reverb) with Pusher's SDK. */
export const createPusherBroadcaster = (engine: BroadcastEngine, onError: (error: unknown) => void): Broadcaster => {
  const { id: appId, key, secret, host, port, useTLS } = engine;
  const options = { appId, key, secret, host, port: String(port), useTLS };
  const publisher = new Pusher({ ...options, timeout: publishTimeout });
  const asker = new Pusher({ ...options, timeout: occupiedTimeoutMs });
  const kept = new Map<string, { until: number; channels: Promise<ReadonlySet<string>> }>();

  const list = async (prefix: string): Promise<ReadonlySet<string>> => {
    try {
      const response = await asker.get({ path: '/channels', params: { filter_by_prefix: prefix } });
      const body: unknown = await response.json();
      return new Set(isRecord(body) && isRecord(body.channels) ? Object.keys(body.channels) : []);
    } catch (error) {
      onError(error);
      return new Set();
    }
  };

  return {
    publish: async (events) => {
      const batch = events.map(({ channel, event: name, data, except }) => ({
        channel,
        name,
        data,
        ...(except === undefined ? {} : { socket_id: except }),
      }));
      // Sequential, or a later event could overtake an earlier one.
      for (const group of inGroups(batch, eventsPerBatch)) await publisher.triggerBatch(group).catch(onError);
    },
    // Every chat page needs this, so the response is cached to spare engines that bill by call.
    occupied: (prefix) => {
      const now = performance.now();
      const known = kept.get(prefix);
      if (known && known.until > now) return known.channels;
      const channels = list(prefix);
      kept.set(prefix, { until: now + occupiedCacheMs, channels });
      return channels;
    },
    disconnect: async (userIds) => {
      // The SDK's own method cannot send `may_return`; engines that do not know the parameter ignore it.
      const told = userIds.map((user) =>
        publisher.post({
          path: `/users/${encodeURIComponent(user)}/terminate_connections`,
          params: { [mayReturn]: '1' },
          body: '',
        }),
      );
      for (const result of await Promise.allSettled(told)) {
        if (result.status === 'rejected') onError(result.reason);
      }
    },
  };
};
