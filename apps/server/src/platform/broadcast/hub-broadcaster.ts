import type { Broadcaster } from './broadcaster';
import type { Hub } from './hub';

/** Publishes to the clients of this process. */
export const createHubBroadcaster = (hub: Hub): Broadcaster => ({
  publish: async (channels, event, data, { except } = {}) => hub.publish(channels, event, JSON.stringify(data), except),
  occupied: async (prefix) => ({ has: (name) => name.startsWith(prefix) && hub.channel(name) !== undefined }),
});
