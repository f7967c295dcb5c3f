import Pusher from 'pusher';
import type { BroadcastEngine } from './broadcast-url';
import type { Broadcaster } from './broadcaster';
import { isRecord } from './protocol';

const channelsPerEvent = 100;
const timeout = 5_000;

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** The longest start these names share, so that the engine need not list every channel it has. */
const commonPrefix = ([first = '', ...rest]: readonly string[]): string => {
  let length = first.length;
  for (const name of rest) while (!name.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
};

/** Publishes through another engine (Pusher Channels, Soketi, Laravel Reverb) by Pusher's own SDK. */
export const createPusherBroadcaster = (engine: BroadcastEngine, onError: (error: unknown) => void): Broadcaster => {
  const { id: appId, key, secret, host, port, useTLS } = engine;
  const pusher = new Pusher({ appId, key, secret, host, port: String(port), useTLS, timeout });
  return {
    publish: async (channels, event, data, { except } = {}) => {
      const params = except === undefined ? {} : { socket_id: except };
      const sent = inGroups([...new Set(channels)], channelsPerEvent).map((group) =>
        pusher.trigger(group, event, data, params),
      );
      for (const result of await Promise.allSettled(sent)) {
        if (result.status === 'rejected') onError(result.reason);
      }
    },
    occupied: async (channels) => {
      if (channels.length === 0) return new Set();
      try {
        const response = await pusher.get({ path: '/channels', params: { filter_by_prefix: commonPrefix(channels) } });
        const body: unknown = await response.json();
        const occupied = isRecord(body) && isRecord(body.channels) ? body.channels : {};
        return new Set(channels.filter((name) => Object.hasOwn(occupied, name)));
      } catch (error) {
        onError(error);
        return new Set();
      }
    },
  };
};
