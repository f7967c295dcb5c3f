export interface BroadcastLimits {
  /** Seconds of silence after which either side sends a ping. */
  readonly activityTimeoutSeconds: number;
  /** Seconds a peer has to respond to a ping. */
  readonly pongTimeoutSeconds: number;
  /** Maximum bytes of an incoming frame; larger ones close the socket. */
  readonly frameBytes: number;
  /** Maximum bytes waiting for a reader; more close the socket. */
  readonly bufferedBytes: number;
  /** Frames a client may send in a burst before it is read more slowly. */
  readonly frameBurst: number;
  /** Frames per second read from a client after its burst. */
  readonly framesPerSecond: number;
  readonly clientEventsPerSecond: number;
  readonly clientEventBytes: number;
  readonly connections: number;
  /** Maximum connections from one network: enough for an office with many tabs, so that one stranger cannot use up the rest. */
  readonly connectionsPerNetwork: number;
  /** Maximum connections in a user's own channel. */
  readonly connectionsPerUser: number;
  /** Seconds after which a socket is closed if it has neither joined a private channel nor signed in. */
  readonly joinSeconds: number;
  readonly channelsPerConnection: number;
  /** Maximum bytes of a server event's data over REST: ample for the longest message replying to the longest. */
  readonly eventBytes: number;
  readonly eventsPerBatch: number;
  readonly channelsPerEvent: number;
  /** Milliseconds clients have to disconnect on their own at shutdown. */
  readonly shutdownGrace: number;
}

export const broadcastLimits: BroadcastLimits = {
  activityTimeoutSeconds: 30,
  pongTimeoutSeconds: 30,
  frameBytes: 100 * 1024,
  bufferedBytes: 1024 * 1024,
  frameBurst: 2_000,
  framesPerSecond: 2_000,
  clientEventsPerSecond: 10,
  clientEventBytes: 10 * 1024,
  connections: 10_000,
  connectionsPerNetwork: 300,
  connectionsPerUser: 100,
  joinSeconds: 120,
  channelsPerConnection: 10_000,
  eventBytes: 100 * 1024,
  eventsPerBatch: 10,
  channelsPerEvent: 100,
  shutdownGrace: 1_000,
};
