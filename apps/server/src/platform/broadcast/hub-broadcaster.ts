import type { Broadcaster } from './broadcaster';
import type { Hub } from './hub';

/** Publishes to the clients connected to this process. */
export const createHubBroadcaster = (hub: Hub): Broadcaster => ({
  publish: async (events) => {
    for (const { channel, event, data, except } of events) hub.publish([channel], event, JSON.stringify(data), except);
  },
  occupied: async (prefix) => ({ has: (name) => name.startsWith(prefix) && hub.channel(name) !== undefined }),
  disconnect: async (userIds) => {
    for (const userId of userIds) hub.terminateUser(userId, 'return');
  },
});
